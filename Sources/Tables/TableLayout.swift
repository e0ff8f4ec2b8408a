// SPDX-License-Identifier: Apache-2.0

/// Which columns a table of records may have, and which it needs.
public struct TableLayout: Sendable {
    /// What a row holds, such as `an item of a wardrobe`.
    public let noun: String
    /// The names of the attributes that a column can hold.
    public let attributes: [String]
    /// The attributes that a table can't do without.
    public let required: [String]

    /// Creates a layout.
    public init(noun: String, attributes: [String], required: [String]) {
        self.noun = noun
        self.attributes = attributes
        self.required = required
    }
}
