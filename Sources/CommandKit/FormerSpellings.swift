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

    /// Returns the arguments with former names replaced; arguments after `--` are unchanged.
    package static func replaced(in arguments: [String]) -> [String] {
        let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
        return arguments.enumerated().map { index, argument in
            let isCommand = index == 0 || (index == 1 && arguments[0] == "help")
            if isCommand, let command = commands[argument] { return command }
            guard index < end, argument.hasPrefix("--") else { return argument }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let option = options[String(parts[0])] else { return argument }
            return ([option] + parts.dropFirst().map(String.init)).joined(separator: "=")
        }
    }
}
