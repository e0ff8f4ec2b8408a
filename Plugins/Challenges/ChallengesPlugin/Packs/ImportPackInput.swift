// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A pack to import: state either its content or its address.
@Schema("challenges.ImportPackInput")
public struct ImportPackInput: SchemaProviding, Hashable {
    /// The pack's file: JSON as UTF-8.
    @Field(.blob(["application/json"], maximumBytes: ChallengePack.maximumBytes)) public var content: Blob?
    /// The address to download the pack from.
    @Field(
        .text(
            "an address such as \(Self.exampleAddress)", pattern: "^https?://[!$-.0-;=?-~][!$-;=?-~]*$",
            example: Self.exampleAddress))
    public var address: String?

    /// A pack file.
    public init(content: Blob) {
        self.content = content
    }

    /// A pack at an address, which begins with `https://` or `http://`.
    public init(address: String) {
        self.address = address
    }

    private static let exampleAddress = "https://example.org/winter.pack.json"
}
