// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A pack to import, as a file or an address.
public struct ImportPackInput: SchemaProviding, Hashable {
    /// The pack's file: JSON as UTF-8.
    public var content: Blob?
    /// The address to download the pack from.
    public var address: String?

    /// A pack file.
    public init(content: Blob) {
        self.content = content
    }

    /// A pack at an address, which begins with `https://` or `http://`.
    public init(address: String) {
        self.address = address
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.ImportPackInput", "A pack to import: state either its content or its address."
    ) {
        field(
            "content", \.content, "The pack's file: JSON as UTF-8.",
            .blob(["application/json"], maximumBytes: ChallengePack.maximumBytes))
        field(
            "address", \.address, "The address to download the pack from.",
            .text(
                "an address such as \(Self.exampleAddress)", pattern: "^https?://[!$-.0-;=?-~][!$-;=?-~]*$",
                example: Self.exampleAddress))
    }

    private static let exampleAddress = "https://example.org/winter.pack.json"
}
