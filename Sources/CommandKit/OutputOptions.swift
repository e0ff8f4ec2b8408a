// SPDX-License-Identifier: Apache-2.0

public import ArgumentParser
public import ComputationKit

/// The option that says in which form a result is printed, for commands that print text or JSON.
public struct OutputOptions: ParsableArguments {
    /// The forms.
    public enum Format: String, ExpressibleByArgument, CaseIterable, Sendable {
        /// Text for people.
        case text
        /// JSON, the same bytes as `almanac run` prints.
        case json
    }

    @Option(help: ArgumentHelp("Output format.", valueName: "format"))
    var format: Format = .text

    /// Creates the option.
    public init() {}

    /// The form that was asked for.
    public var presentation: PresentationFormat { format == .json ? .json : .text }
}

/// The options that say in which form a list is printed and where, for commands that also write tables.
public struct ListOutputOptions: ParsableArguments {
    /// The forms.
    public enum Format: String, ExpressibleByArgument, CaseIterable, Sendable {
        /// Text for people.
        case text
        /// A table for spreadsheets.
        case csv
        /// JSON, the same bytes as `almanac run` prints.
        case json
    }

    @Option(help: ArgumentHelp("Output format.", valueName: "format"))
    var format: Format = .text

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp("Write the list to a file.", valueName: "file"), completion: .file())
    var file: String?

    /// Creates the options.
    public init() {}

    /// The form that was asked for.
    public var presentation: PresentationFormat {
        switch format {
        case .text: .text
        case .csv: .csv
        case .json: .json
        }
    }

    /// The file to write; `nil` for standard output.
    public var destination: String? { file }
}
