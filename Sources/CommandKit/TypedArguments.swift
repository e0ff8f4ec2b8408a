// SPDX-License-Identifier: Apache-2.0

package import ComputationKit

/// Checks arguments, and rewrites those that ArgumentParser misreads.
package enum TypedArguments {
    /// Refuses arguments that aren't UTF-8, which Swift would repair silently.
    ///
    /// - Parameters:
    ///   - arguments: The arguments of the process as C strings, with the name of the program.
    ///   - count: Their number.
    /// - Throws: `ComputationError` with the position of the first one that is invalid.
    package static func refuseInvalidText(
        _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, count: Int
    ) throws(ComputationError) {
        for position in 0..<count {
            guard let argument = arguments[position], String(validatingCString: argument) == nil else { continue }
            let shown = String(cString: argument).quoted(limit: 60)
            throw ComputationError(
                .invalidInput, "Argument \(position): expected text in UTF-8, got \(shown) with other bytes.")
        }
    }

    /// Returns the arguments with an empty value as a separate argument, and a negative number joined to its option.
    ///
    /// ArgumentParser reads `--color=` and `--warmth -1` as options without a value. Arguments after `--` are
    /// unchanged.
    package static func unambiguous(_ arguments: [String]) -> [String] {
        var result: [String] = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" { return result + [argument] + rest }
            guard argument.hasPrefix("--") else {
                result.append(argument)
                continue
            }
            if argument.hasSuffix("="), argument.firstIndex(of: "=") == argument.index(before: argument.endIndex) {
                result += [String(argument.dropLast()), ""]
            } else if !argument.contains("="), let value = rest.first, isNegativeNumber(value) {
                result.append("\(argument)=\(value)")
                rest.removeFirst()
            } else {
                result.append(argument)
            }
        }
        return result
    }

    private static func isNegativeNumber(_ text: String) -> Bool {
        var rest = text.utf8.dropFirst()
        guard text.utf8.first == UInt8(ascii: "-") else { return false }
        if rest.first == UInt8(ascii: ".") { rest = rest.dropFirst() }
        return rest.first.map { $0 &- UInt8(ascii: "0") < 10 } ?? false
    }
}
