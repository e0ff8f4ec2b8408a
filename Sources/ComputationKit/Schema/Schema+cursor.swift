// SPDX-License-Identifier: Apache-2.0

extension Schema where Value == String {
    /// The cursor of a list: opaque text in an answer, with which the next request continues the list.
    package static var cursor: Schema {
        text(
            "the cursor of an earlier answer", pattern: "^[0-9a-f]{34,8000}$", lengths: 34...8_000,
            example: "9c56cc51b374c3ba189210d5b6d4bf575b22626f61225d")
    }
}
