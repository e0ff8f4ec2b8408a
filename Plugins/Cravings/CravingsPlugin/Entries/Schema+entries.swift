// SPDX-License-Identifier: Apache-2.0

package import ComputationKit

extension Schema where Value == String {
    /// The key of a record.
    package static var entryKey: Schema { .text(1...100, example: "01jd3q8m5e8f6v5n4k2x1z0y9w") }
    /// The key of a record or its beginning.
    package static var entryReference: Schema { .text(1...100, example: "01jd3q") }
    /// A note.
    package static var notes: Schema { .text(0...500, example: "After lunch, on the way home.") }
    /// The name of a time zone.
    package static var zoneName: Schema { .text(1...100, example: "Europe/Kyiv") }
}

extension Schema where Value == String {
    /// The key, the title, or the beginning of the key of a record.
    package static var recordName: Schema { .text(1...200, example: "Why I started") }
}
