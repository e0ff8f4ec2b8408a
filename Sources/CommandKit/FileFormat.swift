// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import Presentation

/// The output format that the extension of a file's name stands for.
public enum FileFormat {
    private static let words = [
        "txt": "text", "text": "text", "json": "json", "md": "markdown", "markdown": "markdown", "svg": "svg",
        "html": "html", "htm": "html", "csv": "csv", "ics": "ics", "png": "png", "pdf": "pdf",
    ]

    /// Extensions of formats that no command writes.
    private static let foreign: Set<String> = [
        "bmp", "bz2", "doc", "docx", "eps", "gif", "gz", "jpeg", "jpg", "ods", "odt", "ps", "rtf", "svgz", "tar", "tgz",
        "tif", "tiff", "webp", "xls", "xlsx", "xml", "xz", "yaml", "yml", "zip",
    ]

    /// Returns the format to write: the one that the user chose, else that of the file's extension, else the default.
    ///
    /// A file without an extension, or with one that isn't a format, has the default.
    ///
    /// - Parameters:
    ///   - chosen: The word that the user typed after `--format`; `nil` if the option wasn't given.
    ///   - file: The file to write; `nil` or `-` for standard output.
    ///   - available: The words for the formats of the command.
    ///   - standard: The word for the default.
    /// - Throws: `ComputationError` if the extension is a format that the command doesn't have, or that no command has.
    public static func word(
        chosen: String?, file: String?, among available: [String], standard: String
    ) throws(ComputationError) -> String {
        if let chosen { return chosen }
        guard let file, let name = file.split(separator: "/").last, let dot = name.lastIndex(of: "."),
            dot != name.startIndex
        else { return standard }
        let ending = name[name.index(after: dot)...].lowercased()
        let word = words[ending] ?? available.first { $0 == ending }
        guard word != nil || foreign.contains(ending) else { return standard }
        if let word, available.contains(word) { return word }
        // Every other format is text too.
        if word == "text" { return standard }
        let endings = words.filter { available.contains($0.value) }.keys.sorted().map { ".\($0)" }
        throw .refused(
            path: "-o", expected: "a file that ends in \(endings.joined(separator: ", "))", got: file.quoted(limit: 60),
            recoverySuggestion: "to write another format into this file, name it with --format")
    }
}

extension RawRepresentable<String> where Self: CaseIterable {
    /// Returns the format to write: the one that the user chose, else that of the file's extension, else the first case.
    ///
    /// - Parameters:
    ///   - chosen: The value of `--format`; `nil` if the option wasn't given.
    ///   - file: The file to write; `nil` or `-` for standard output.
    /// - Throws: `ComputationError` if the extension is a format that the command doesn't have.
    public static func chosen(_ chosen: Self?, for file: String?) throws(ComputationError) -> Self {
        let words = allCases.map(\.rawValue)
        let word = try FileFormat.word(
            chosen: chosen?.rawValue, file: file, among: words, standard: words.first ?? "")
        guard let format = Self(rawValue: word) else {
            throw ComputationError(.internalError, "The command has no format \(word).")
        }
        return format
    }
}
