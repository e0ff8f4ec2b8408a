// SPDX-License-Identifier: Apache-2.0

import CommandKit
import ComputationKit
import Presentation

extension RunOptions {
    /// Returns the help of the options, in lines of at most 80 columns.
    func helpLines(for manifest: Manifest, formats: [PresentationFormat], program: String) -> [String] {
        var lines = manifest.summary.wrapped(toTerminalWidth: 80)
        lines += ["", "USAGE: \(program) run \(manifest.id) [--FIELD VALUE ...]"]
        let inputs = manifest.examples.map { $0.input.text(pretty: true).split(separator: "\n").map { "  \($0)" } }
        // An input with a calendar or a picture in it is too wide for help.
        if let input = inputs.first(where: { $0.allSatisfy { $0.terminalWidth <= 80 } }) {
            lines += ["", "EXAMPLE:", "  \(program) run \(manifest.id) <<'JSON'"] + input + ["  JSON"]
        } else {
            lines += ["", "EXAMPLE:", "  \(program) run \(manifest.id) <input.json"]
            lines += ["", "\(program) describe \(manifest.id) shows a complete input."]
        }
        lines += ["", "FIELDS:"]
        for leaf in leaves {
            let (spelling, source) = leaf.spelling
            lines.append("  \(spelling)")
            lines += leaf.field.prose(width: 74, namesTypes: false, adding: source).map { "      " + $0 }
        }
        lines += [
            "", "OPTIONS:",
            "  --format FORMAT          Output format: \(formats.map(\.word).joined(separator: ", ")).",
            "  -o, --output FILE        Write the result to a file.",
            "  --compact                Print the result on one line.",
            "  --errors text|json       Print an error as sentences or as one JSON object.",
            "  --seed N                 Seed of random choices.",
            "  --maximum-input BYTES    Maximum size of standard input; \(InputLimit.standard) by default.",
        ]
        return lines
    }
}

extension RunOptions.Leaf {
    /// The option as it appears in help, and the source of its value if that isn't the argument itself.
    fileprivate var spelling: (option: String, source: String) {
        switch kind {
        case .secret:
            (
                "--\(name)\(RunOptions.fileSuffix) FILE",
                "The first line of a file, or - for standard input; --\(name) prompts for it."
            )
        case .blob:
            (
                "--\(name)\(RunOptions.fileSuffix) FILE",
                "A file, or - for standard input; --\(name) takes base64 or @FILE."
            )
        case .flag, .other: ("--\(name)", "")
        }
    }
}
