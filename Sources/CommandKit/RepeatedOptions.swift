// SPDX-License-Identifier: Apache-2.0

package import ArgumentParser
package import ComputationKit

/// The refusal of an option that is given twice, of which ArgumentParser keeps the last value silently.
package enum RepeatedOptions {
    /// Refuses arguments with two values for an option that takes one.
    ///
    /// - Parameters:
    ///   - arguments: The arguments of the program, which the command could parse.
    ///   - command: The type of the command that they call.
    /// - Throws: `ComputationError` that names the option.
    package static func refuse(in arguments: [String], of command: any ParsableCommand.Type) throws(ComputationError) {
        let typed = arguments.prefix { $0 != "--" }.compactMap(name)
        // Help is rendered only if it can matter, because that takes milliseconds.
        guard mayRepeat(typed), let help = try? JSONValue(parsing: Array(command._dumpHelp().utf8)) else { return }
        for option in help["command"]?["arguments"]?.array ?? [] where isSingle(option) {
            let names = (option["names"]?.array ?? []).compactMap(spelling)
            guard typed.count(where: names.contains) > 1, let name = names.max(by: { $0.count < $1.count }) else {
                continue
            }
            throw ComputationError(.invalidInput, "\(name): expected one value, got the option more than once")
        }
    }

    private static func mayRepeat(_ typed: [String]) -> Bool {
        let names = typed.map { name in
            let long = String(name.drop { $0 == "-" })
            return (OptionAliases.fields[long] ?? long).foldedWord
        }
        return Set(names).count < names.count || names.count > 1 && names.contains { $0.count == 1 }
    }

    private static func isSingle(_ option: JSONValue) -> Bool {
        option["kind"]?.string == "option" && option["isRepeating"]?.bool == false
    }

    private static func spelling(_ name: JSONValue) -> String? {
        name["name"]?.string.map { name["kind"]?.string == "long" ? "--\($0)" : "-\($0)" }
    }

    /// Returns the name in an argument such as `--note`, `--note=text`, `-o`, or `-ochart.svg`; `nil` in other arguments.
    private static func name(_ argument: String) -> String? {
        guard argument.hasPrefix("-"), argument != "-" else { return nil }
        if argument.hasPrefix("--") { return String(argument.prefix { $0 != "=" }) }
        let letter = argument.prefix(2)
        return letter.last?.isLetter == true ? String(letter) : nil
    }
}
