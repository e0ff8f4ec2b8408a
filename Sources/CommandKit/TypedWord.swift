// SPDX-License-Identifier: Apache-2.0

package import ArgumentParser
package import ComputationKit

/// An enumeration whose words users type.
package typealias TypedWord = CaseIterable & SchemaProviding & RawRepresentable<String>

/// The value that a typed word means; case, hyphens and spaces do not matter.
///
/// - Throws: ``ComputationError`` that names the option, the words there are, and the nearest one.
package func value<Value: TypedWord>(of word: String, for option: String) throws(ComputationError) -> Value {
    let wanted = word.foldedWord
    if let known = Value.allCases.first(where: { $0.rawValue.foldedWord == wanted }) { return known }
    // Other spellings that the schema accepts, such as grey.
    if case .string(let meant) = Value.schema.erased.completed(.string(word.lowercased())),
        let known = Value(rawValue: meant)
    {
        return known
    }
    let words = Value.allCases.map(\.rawValue)
    throw ComputationError.refused([
        ValidationIssue(
            path: option, expected: "one of \(words.joined(separator: ", "))",
            got: JSONValue.string(String(word.prefix(60))).text(),
            recoverySuggestion: ClosestMatch(to: word, among: words).map { "did you mean \($0.word)?" })
    ])
}

/// The value that a typed word means, if one was typed.
///
/// - Throws: as for a word.
package func value<Value: TypedWord>(of word: String?, for option: String) throws(ComputationError) -> Value? {
    guard let word else { return nil }
    let known: Value = try value(of: word, for: option)
    return known
}

/// The values of a list of words between commas.
///
/// - Throws: as for a single word.
package func values<Value: TypedWord>(of words: String, for option: String) throws(ComputationError) -> [Value] {
    var values: [Value] = []
    for word in words.split(separator: ",") { values.append(try value(of: String(word), for: option)) }
    return values
}

extension String {
    /// The word without case, hyphens, underscores and spaces.
    package var foldedWord: String { lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " } }
}

extension CompletionKind {
    /// The words of an enumeration.
    package static func words<Value: TypedWord>(_ type: Value.Type) -> CompletionKind {
        .list(Value.allCases.map(\.rawValue))
    }
}
