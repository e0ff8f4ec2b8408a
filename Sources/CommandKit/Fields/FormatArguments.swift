// SPDX-License-Identifier: Apache-2.0

public import ArgumentParser
public import ComputationKit

/// The formats in which a command prints its output, as ``FormatArguments`` needs them.
public protocol FormatSet {
    /// The output formats, the default first.
    static var formats: [PresentationFormat] { get }
}

/// The options for the format of an output, and for the file to write it to if it is more than text or JSON.
public struct FormatArguments<Formats: FormatSet>: ParsableArguments, CustomReflectable {
    private var format: String?
    /// The file to write; `nil` for standard output.
    public private(set) var file: String?

    private enum Key: String, CodingKey {
        case format, output
    }

    /// Creates a definition of the options, without values.
    public init() {}

    /// Creates the values from those that ArgumentParser parsed.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        format = try container.decode(Option<String?>.self, forKey: .format).wrappedValue
        if Self.writesFiles { file = try container.decode(Option<String?>.self, forKey: .output).wrappedValue }
    }

    private static var words: [String] { Formats.formats.map(\.word) }

    private static var writesFiles: Bool { !Set(Formats.formats).isSubset(of: [.text, .json]) }

    /// The definitions of the options.
    public var customMirror: Mirror {
        let words = Self.words
        let list = words.listed
        let standard = Self.writesFiles ? "that of the file's extension, else \(words[0])" : words[0]
        let format = Option<String?>(
            help: ArgumentHelp("Output format: \(list) (default: \(standard)).", valueName: "format"),
            completion: .list(words))
        guard Self.writesFiles else { return Mirror(self, children: ["format": format]) }
        let file = Option<String?>(
            name: [.customShort("o"), .customLong("output")],
            help: ArgumentHelp("Write the output to a file.", valueName: "file"), completion: .file())
        return Mirror(self, children: [(label: "format", value: format as Any), (label: "output", value: file)])
    }

    /// Refuses a format that the command doesn't have before it reads anything.
    public func validate() throws {
        do {
            _ = try presentation
        } catch {
            throw ValidationError("\(error)")
        }
    }

    /// The selected format, or that of the file's extension.
    ///
    /// - Throws: `ComputationError` if the command doesn't have the format.
    public var presentation: PresentationFormat {
        get throws {
            let word = try FileFormat.word(
                chosen: format?.lowercased(), file: file, among: Self.words, standard: Self.words[0])
            if let format = Formats.formats.first(where: { $0.word == word }) { return format }
            throw ComputationError(
                .invalidInput,
                "--format: expected \(Self.words.listed), got \(word.quoted(limit: 40))")
        }
    }
}

extension [String] {
    /// The words as a list: `text or json`, and `text, csv, or json`.
    var listed: String {
        guard count > 2 else { return joined(separator: " or ") }
        return dropLast().joined(separator: ", ") + ", or " + self[count - 1]
    }
}

/// The formats of commands that print text or JSON.
public enum TextAndJSON: FormatSet {
    /// Text, and JSON with the same bytes as the output of `almanac run`.
    public static let formats: [PresentationFormat] = [.text, .json]
}

/// The output format option of commands that print text or JSON.
public typealias OutputOptions = FormatArguments<TextAndJSON>
