// SPDX-License-Identifier: Apache-2.0

public import ArgumentParser
public import ComputationKit

/// The output format option of commands that print text or JSON.
public struct OutputOptions: ParsableArguments {
    /// The output formats.
    public enum Format: String, ExpressibleByArgument, CaseIterable, Sendable {
        /// Text for people.
        case text
        /// JSON with the same bytes as the output of `almanac run`.
        case json
    }

    @Option(help: ArgumentHelp("Output format.", valueName: "format"))
    var format: Format = .text

    /// Creates the option.
    public init() {}

    /// The selected format.
    public var presentation: PresentationFormat { format == .json ? .json : .text }
}

/// The output format and file options of commands that also write tables.
public struct ListOutputOptions: ParsableArguments {
    /// The output formats.
    public enum Format: String, ExpressibleByArgument, CaseIterable, Sendable {
        /// Text for people.
        case text
        /// A table for spreadsheets.
        case csv
        /// JSON with the same bytes as the output of `almanac run`.
        case json
    }

    @Option(
        help: ArgumentHelp("Output format (default: by the extension of the file, else text).", valueName: "format"))
    var format: Format?

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp("Write the list to a file.", valueName: "file"), completion: .file())
    var file: String?

    /// Creates the options.
    public init() {}

    /// The selected format, or that of the file's extension.
    /// - Throws: `ComputationError` if the extension is another format.
    public var presentation: PresentationFormat {
        get throws {
            switch try Format.chosen(format, for: file) {
            case .text: .text
            case .csv: .csv
            case .json: .json
            }
        }
    }

    /// The file to write; `nil` for standard output.
    public var destination: String? { file }
}
