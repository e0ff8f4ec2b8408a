// SPDX-License-Identifier: Apache-2.0

import CommandKit
import ComputationKit

/// The format in which `run` prints an error.
enum ErrorFormat: String, CaseIterable {
    /// Sentences for people.
    case text
    /// One JSON object on one line, as in the output of `batch`.
    case json

    static let optionName = "errors"

    /// Creates a format from the value of the option.
    init(typed text: String?) throws(ComputationError) {
        guard let format = ErrorFormat(rawValue: text ?? "") else {
            let words = Self.allCases.map(\.rawValue).joined(separator: ", ")
            throw ComputationError(
                .invalidInput, "--\(Self.optionName): expected one of \(words), got \((text ?? "").quoted())")
        }
        self = format
    }

    /// Finds the format among the arguments, even if other arguments are invalid, so that their error is printed in it
    /// too.
    init(among arguments: [String]) {
        let option = "--\(Self.optionName)"
        let given = arguments.enumerated().compactMap { index, argument -> ErrorFormat? in
            if argument == option {
                return arguments.indices.contains(index + 1) ? ErrorFormat(rawValue: arguments[index + 1]) : nil
            }
            return argument.hasPrefix("\(option)=")
                ? ErrorFormat(rawValue: String(argument.dropFirst(option.count + 1))) : nil
        }
        self = given.last ?? .text
    }
}

extension ComputationError {
    /// Creates the engine's error from an error that a command threw.
    init(ofCommand error: any Error) {
        switch error {
        case let known as ComputationError: self = known
        case let issue as ValidationIssue: self = .refused([issue])
        case let failure as FileFailure: self.init(failure.code, failure.description, underlying: failure)
        case let error as any ComputationErrorConvertible: self = error.computationError
        case is CancellationError: self.init(.cancelled, "The run was cancelled.")
        default: self.init(.internalError, "\(error)", underlying: error)
        }
    }
}
