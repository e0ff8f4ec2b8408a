// SPDX-License-Identifier: Apache-2.0

/// The optional and required columns of a table of records.
public struct TableLayout: Sendable {
    /// A description of a row's record, such as `an item of a wardrobe`.
    public let noun: String
    /// The names of the attributes that columns can have.
    public let attributes: [String]
    /// The required attributes.
    public let required: [String]
    /// The attributes by other headings that people and apps use, in lowercase and without spaces, hyphens, and
    /// underscores; `-` for a column to leave out.
    public let headings: [String: String]
    /// The attribute that takes the cells of unknown columns, each after its heading; `nil` to refuse such columns.
    public let rest: String?

    /// Creates a layout.
    public init(
        noun: String, attributes: [String], required: [String], headings: [String: String] = [:], rest: String? = nil
    ) {
        self.noun = noun
        self.attributes = attributes
        self.required = required
        self.headings = headings
        self.rest = rest
    }
}
