// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore

/// Records that are stored as JSON text because they're always read as a whole.
typealias RecordText = StoredText<WardrobeRecords>
