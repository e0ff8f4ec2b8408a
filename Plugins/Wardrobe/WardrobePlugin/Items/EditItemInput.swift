// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Changes to an item in a wardrobe.
///
/// Omitted fields keep their values, and null clears one.
@Schema("wardrobe.EditItemInput")
public struct EditItemInput: SchemaProviding, Hashable {
    /// The item: its key, its name or part of it, or the beginning of its key.
    @Field(.recordName("Navy blazer")) public var item: String
    /// A new name.
    @Field(.text(1...200, example: "Navy blazer")) public var name: String?
    /// A new category.
    public var category: Category?
    /// A new main color, by a word or by hexadecimal digits.
    public var primaryColor: ColorReference?
    /// Other changes.
    public var details: Patch<ItemDetails> = Patch()
    /// A new photo, which replaces the current one.
    @Field(.photo) public var photo: Blob??
    /// A small copy of the new photo.
    @Field(.photo) public var thumbnail: Blob?
    /// Whether to store the photo as it is instead of a copy scaled to 2,048 pixels.
    public var keepsOriginal: Bool = false
}
