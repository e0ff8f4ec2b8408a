// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A thing that you own, with the attributes of its kind.
@Schema("twins.Twin")
public struct Twin: SchemaProviding, Hashable {
    /// The unique key of the twin.
    @Field(.recordKey) public var id: String
    /// The attributes of its kind.
    public var details: TwinDetails
    /// How it was recognized.
    public var recognition: RecognitionMethod = .manual
    /// The confidence of the recognition.
    @Field(.number(0...1)) public var confidence: Double?
    /// The code from which it was recognized, as scanned.
    @Field(.text(1...500, example: "9780441478125")) public var code: String?
    /// The content hash of its main picture.
    @Field(.contentHash) public var primaryImage: String?
    /// The content hash of its warranty document.
    @Field(.contentHash) public var warrantyDocument: String?
    /// The content hash of its manual.
    @Field(.contentHash) public var manual: String?
    /// Custom fields, by name.
    @Field(.dictionary(of: .text(0...2_000, example: "blue"), keys: .text(1...100, example: "shelf label")))
    public var customFields: [String: String] = [:]
    /// The copies that you own.
    @Field(count: 0...1_000) public var items: [InventoryItem] = []
    /// The time it was first saved, set by the store.
    public var created: Timestamp?
    /// The time it was last changed, set by the store.
    public var updated: Timestamp?
}
