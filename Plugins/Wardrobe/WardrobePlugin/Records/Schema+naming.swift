// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

extension Schema where Value == String {
    /// Returns the schema of a record's key, its name or part of it, or the beginning of its key.
    static func recordName(_ example: String) -> Schema { text(1...2_000, example: example) }
}

extension Schema where Value == Blob {
    /// A picture in one of the common camera and browser formats.
    static var photo: Schema {
        blob(
            ["image/jpeg", "image/png", "image/gif", "image/webp", "image/heic", "image/avif"],
            maximumBytes: 50_000_000)
    }
}
