// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A pack to bring in.
public struct ImportPackInput: SchemaProviding, Hashable {
    /// The pack's file: JSON as UTF-8.
    public var content: Blob

    /// A pack.
    public init(content: Blob) {
        self.content = content
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.ImportPackInput", "A pack to bring in.") {
        field(
            "content", \.content, "The pack's file: JSON as UTF-8.",
            .blob(["application/json"], maximumBytes: ChallengePack.maximumBytes))
    }
}
