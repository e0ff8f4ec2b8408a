// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore

/// Records of the wardrobe that are always read whole, as the JSON text of their schema.
typealias RecordText = StoredText<WardrobeRecords>
