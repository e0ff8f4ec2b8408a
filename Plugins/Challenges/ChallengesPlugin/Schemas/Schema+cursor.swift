// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

extension Schema where Value == String {
    /// What an answer says to continue its list with.
    static var cursor: Schema {
        text(
            "the cursor of an earlier answer", pattern: "^[0-9a-f]{34,600}$", lengths: 34...600,
            example: "9c56cc51b374c3ba189210d5b6d4bf573230")
    }
}
