// SPDX-License-Identifier: Apache-2.0

package import ArgumentParser
package import ComputationKit

/// An enumeration whose words users type.
package typealias TypedWord = CaseIterable & SchemaProviding & RawRepresentable<String>

extension String {
    /// The word in lowercase without hyphens, underscores, and spaces.
    package var foldedWord: String { lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " } }
}

extension CompletionKind {
    /// Returns a completion with the words of an enumeration.
    package static func words<Value: TypedWord>(_ type: Value.Type) -> CompletionKind {
        .list(Value.allCases.map(\.rawValue))
    }
}
