// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

extension [String] {
    /// The texts as an argument of `json_each`.
    var asList: String { JSONValue.array(map(JSONValue.string)).storedText() }
}
