// SPDX-License-Identifier: Apache-2.0

/// The optional and required columns of a table of records.
public struct TableLayout: Sendable {
    /// A description of a row's record, such as `an item of a wardrobe`.
    public let noun: String
    /// The names of the attributes that columns can have.
    public let attributes: [String]
    /// The required attributes.
    public let required: [String]

    /// Creates a layout.
    public init(noun: String, attributes: [String], required: [String]) {
        self.noun = noun
        self.attributes = attributes
        self.required = required
    }
}
