// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A photo that was added or removed.
public struct PhotoChange: SchemaProviding, Hashable {
    /// The twin.
    public var twin: NamedRecord
    /// The key of the item.
    public var item: String
    /// The photo.
    public var photo: ItemPhoto
    /// The number of photos that the item has now.
    public var count: Int
    /// The size of a new photo before and after it was stored.
    public var storedPhoto: StoredPicture?

    /// Creates the value from its required attributes.
    public init(twin: NamedRecord, item: String, photo: ItemPhoto, count: Int) {
        self.twin = twin
        self.item = item
        self.photo = photo
        self.count = count
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.PhotoChange", "A photo that was added or removed.") {
        field("twin", \.twin, "The twin.")
        field("item", \.item, "The key of the item.", .recordKey)
        field("photo", \.photo, "The photo.")
        field("count", \.count, "The number of photos that the item has now.", .tally)
        field("storedPhoto", \.storedPhoto, "The size of a new photo before and after it was stored.")
    }
}
