// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A pack to import: its file or its address.
public struct ImportPackInput: SchemaProviding, Hashable {
    /// The pack's file: JSON as UTF-8.
    public var content: Blob?
    /// The address to download the pack from.
    public var address: String?

    /// A pack as a file.
    public init(content: Blob) {
        self.content = content
    }

    /// A pack at an address, which begins with `https://` or `http://`.
    public init(address: String) {
        self.address = address
    }

    /// What it looks like as JSON.
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
