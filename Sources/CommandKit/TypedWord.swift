// SPDX-License-Identifier: Apache-2.0

public import ArgumentParser
public import ComputationKit

/// An enumeration whose words users type.
public typealias TypedWord = CaseIterable & SchemaProviding & RawRepresentable<String>

extension String {
    /// The word in lowercase without hyphens, underscores, and spaces.
    public var foldedWord: String { lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " } }
}

extension CompletionKind {
    /// Returns a completion with the words of an enumeration.
    public static func words<Value: TypedWord>(_ type: Value.Type) -> CompletionKind {
        .list(Value.allCases.map(\.rawValue))
    }
}
