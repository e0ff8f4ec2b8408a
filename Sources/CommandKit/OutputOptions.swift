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
