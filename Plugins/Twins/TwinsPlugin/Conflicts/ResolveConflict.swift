// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Merges two versions of things, and asks where an edit could be lost.
public struct ResolveConflict: Computation {
    /// The id, summary, and examples.
    public let manifest = Manifest(
        id: Twins.resolveConflict.id,
        summary: "Merges two versions of things field by field, and asks where an edit could be lost.",
        discussion: """
            What one side changed since the common version is taken. Where both sides changed a field to different \
            values, notes, personal ratings, and reading statuses are asked, whatever their times; lists of words have \
            the additions of both and lack what either removed; items, lots, loans, and photos are merged by key; \
            otherwise the newer version wins or, if the times are equal, the one whose text sorts last. If one side \
            removed a thing and the other changed it, the thing stays. Both sides compute the same result.
            """,
        examples: [
            Example("Nothing", ["local": [], "remote": []]),
            Example(
                "Both sides wrote notes",
                [
                    "ancestor": [
                        [
                            "id": "dune", "updated": "2026-11-01T08:00:00Z",
                            "details": ["kind": "book", "title": "Dune", "pages": 600],
                        ]
                    ],
                    "local": [
                        [
                            "id": "dune", "updated": "2026-11-20T08:00:00Z",
                            "details": ["kind": "book", "title": "Dune", "pages": 604, "notes": "slow start"],
                        ]
                    ],
                    "remote": [
                        [
                            "id": "dune", "updated": "2026-11-21T08:00:00Z",
                            "details": [
                                "kind": "book", "title": "Dune", "pages": 612, "notes": "sandworms!",
                                "tags": ["classic"],
                            ],
                        ]
                    ],
                ]),
        ])

    /// Creates the computation.
    public init() {}

    /// Merges the versions.
    /// - Throws: `ComputationError` if a list has a key twice, or an answer has no question.
    public func run(_ input: ResolveConflictInput, in context: Context) async throws -> ConflictResolution {
        try Self.reading(of: input)
    }

    /// Merges versions without an engine, on the calling thread.
    /// - Throws: as ``run(_:in:)``.
    public static func reading(of input: ResolveConflictInput) throws(ComputationError) -> ConflictResolution {
        try TwinMerge(input).resolution
    }
}
