// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore

extension RecordName {
    static let challenge = RecordName(noun: "challenge", hasWordKeys: true)
    static let record = RecordName(noun: "record", hasWordKeys: true)
    static let feedback = RecordName(noun: "feedback", hasWordKeys: true)
    static let pack = RecordName(noun: "pack", hasWordKeys: true)
}
