// SPDX-License-Identifier: Apache-2.0

/// Replaces names of options and commands from version 1 with the current ones, so that old scripts keep working.
///
/// Help and completions show only the current names.
package enum FormerSpellings {
    private static let options = [
        "--colour": "--color", "--second-colour": "--second-color", "--favourite": "--favorite",
        "--no-favourite": "--no-favorite", "--favourites": "--favorites", "--favour": "--favor",
        "--licence": "--license",
    ]

    private static let commands = ["opinions": "feedback"]

    /// Options that were flags, and the value that a flag means.
    private static let flags = ["--shared": "yes"]

    /// Returns the arguments with former names replaced; arguments after `--` are unchanged.
    package static func replaced(in arguments: [String]) -> [String] {
        let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
        return arguments.enumerated().map { index, argument in
            let isCommand = index == 0 || (index == 1 && arguments[0] == "help")
            if isCommand, let command = commands[argument] { return command }
            guard index < end, argument.hasPrefix("--") else { return argument }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if parts.count == 1, let value = flags[argument] {
                let next = index + 1 < end ? arguments[index + 1] : "--"
                return next.hasPrefix("-") ? "\(argument)=\(value)" : argument
            }
            guard let option = options[String(parts[0])] else { return argument }
            return ([option] + parts.dropFirst().map(String.init)).joined(separator: "=")
        }
    }
}
