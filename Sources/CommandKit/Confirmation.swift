// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// Asks on the terminal before something is removed.
public enum Confirmation {
    /// Asks a question that only the word yes confirms.
    ///
    /// - Parameter question: A sentence that says what happens, without a final period.
    /// - Throws: `ComputationError` if the answer is another word, ``FileFailure`` if the terminal can't be written.
    public static func ask(_ question: String) throws {
        try OutputStream.standardError.write("\(question). Type yes to continue: ".utf8)
        let answer = readLine() ?? ""
        guard answer == "yes" else {
            throw ComputationError(.invalidInput, "expected yes, got \(answer.quoted(limit: 60)); nothing was changed")
        }
    }

    /// Returns an input in which part of a name is replaced by the record that it means, after asking; `nil` if there is
    /// no such record, or no terminal to ask on.
    static func completed(_ input: JSONValue, after error: ComputationError) throws -> JSONValue? {
        guard error.issues.count == 1, let issue = error.issues.first, let candidate = issue.candidate,
            case .object(var object) = input, object[issue.path] != nil, OutputStream.standardInputIsTerminal
        else { return nil }
        try ask("This is about \(candidate.name.quoted(limit: 200))")
        object[issue.path] = .string(candidate.value)
        return .object(object)
    }
}
