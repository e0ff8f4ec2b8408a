// SPDX-License-Identifier: Apache-2.0

/// Arguments as typed, in the one spelling of values that ArgumentParser can't mistake for something else.
package enum TypedArguments {
    /// The arguments with an empty value as an argument of its own, and a negative number joined to its option.
    ///
    /// ArgumentParser takes `--color=` and `--warmth -1` for options without a value. What follows `--` stays as it is.
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
