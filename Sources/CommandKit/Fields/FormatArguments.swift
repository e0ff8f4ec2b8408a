// SPDX-License-Identifier: Apache-2.0

public import ArgumentParser
public import ComputationKit

/// The formats in which a command prints its output, as ``FormatArguments`` needs them.
public protocol FormatSet {
    /// The output formats, the default first.
    static var formats: [PresentationFormat] { get }
    /// The languages of the output and of errors as `--language` accepts them; empty if the command has no such option.
    static var languages: [String] { get }
}

extension FormatSet {
    /// No option `--language`.
    public static var languages: [String] { [] }
}

/// The options for the format and language of an output, and for the file to write it to if it is more than text or JSON.
///
/// The program reads the language before it parses the other options, for its errors.
public struct FormatArguments<Formats: FormatSet>: ParsableArguments, CustomReflectable {
    private var format: String?
    private var language: String?
    /// The file to write; `nil` for standard output.
    public private(set) var file: String?

    private enum Key: String, CodingKey {
        case format, language, output
    }

    /// Creates a definition of the options, without values.
    public init() {}

    /// Creates the values from those that ArgumentParser parsed.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        format = try container.decode(Option<String?>.self, forKey: .format).wrappedValue
        if !Formats.languages.isEmpty {
            language = try container.decode(Option<String?>.self, forKey: .language).wrappedValue
        }
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
        var options: [(label: String, value: Any)] = [("format", format)]
        if !Formats.languages.isEmpty {
            let language = Option<String?>(
                help: ArgumentHelp(
                    "Language of the output: \(Formats.languages.listed) (default: that of the locale).",
                    valueName: "language"), completion: .list(Formats.languages))
            options.append(("language", language))
        }
        guard Self.writesFiles else { return Mirror(self, children: Self.labeled(options)) }
        let file = Option<String?>(
            name: [.customShort("o"), .customLong("output")],
            help: ArgumentHelp("Write the output to a file.", valueName: "file"), completion: .file())
        return Mirror(self, children: Self.labeled(options + [("output", file)]))
    }

    private static func labeled(_ options: [(label: String, value: Any)]) -> [Mirror.Child] {
        options.map { (label: $0.label, value: $0.value) }
    }

    /// Refuses a format that the command doesn't have before it reads anything.
    public func validate() throws {
        if let language, !Formats.languages.contains(language) {
            throw ValidationError(
                "--language: expected \(Formats.languages.listed), got \(language.quoted(limit: 40))")
        }
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
