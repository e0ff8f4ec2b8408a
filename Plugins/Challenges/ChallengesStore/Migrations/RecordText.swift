// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore

/// Records of challenges as the JSON text of their schema.
typealias RecordText = StoredText<ChallengeRecords>
