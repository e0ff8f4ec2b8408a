// SPDX-License-Identifier: AGPL-3.0-or-later

internal import AstrologyPlugin

/// What libswe expects of a file that it opens.
enum DataFileFormat {
    /// Positions, whose length and header libswe checks itself.
    case positions
    /// The catalog of fixed stars.
    case stars
    /// Elements of fictitious bodies.
    case orbitalElements
    /// Yearly values of delta T.
    case deltaT
    /// Names of minor planets, which libswe reads without harm whatever the lines are.
    case asteroidNames

    /// The format of a file by its name.
    init(_ name: String) {
        switch name {
        case FixedStarCatalog.fileName, "fixstars.cat": self = .stars
        case "seorbel.txt": self = .orbitalElements
        case "swe_deltat.txt", "sedeltat.txt": self = .deltaT
        case "seasnam.txt": self = .asteroidNames
        default: self = .positions
        }
    }

    /// The size that no file of the format exceeds, in bytes.
    private var largestSize: Int64 {
        switch self {
        case .positions, .asteroidNames: 1 << 26
        case .stars: 1 << 24
        case .orbitalElements, .deltaT: 1 << 20
        }
    }

    /// Checks a file.
    /// - Throws: ``EphemerisError`` that names the file.
    func check(_ path: String, _ status: FileStatus) throws(EphemerisError) {
        guard status.isRegularFile else { throw .damaged(path, "\(path) isn't a regular file") }
        guard status.stamp.size <= largestSize else {
            throw .damaged(
                path, "expected at most \(largestSize) bytes in \(path), got \(status.stamp.size)")
        }
        guard self != .positions, self != .asteroidNames else { return }
        let content: [UInt8]
        do {
            content = try contentOfFile(path)
        } catch {
            throw .unreadable(path, error)
        }
        if let problem = problem(in: content) { throw .damaged(path, "\(problem) of \(path)") }
    }

    /// What libswe can't read in a text, as a clause that ends with the number of the line; `nil` if there is nothing.
    func problem(in text: [UInt8]) -> String? {
        var number = 0
        for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            number += 1
            // What follows the last line feed isn't a line.
            if line.isEmpty, line.endIndex == text.endIndex { break }
            if let expected = expectation(brokenBy: line, isTerminated: line.endIndex < text.endIndex) {
                return "expected \(expected) in line \(number)"
            }
        }
        return nil
    }

    private func expectation(brokenBy line: ArraySlice<UInt8>, isTerminated: Bool) -> String? {
        // libswe reads at most 255 bytes at a time, including the line feed.
        if line.count > 254 { return "at most 254 bytes" }
        if line.contains(0) { return "text" }
        return switch self {
        case .positions, .asteroidNames: nil
        case .stars: line.isStar ? nil : "14 to 20 fields of a star, separated by commas,"
        case .orbitalElements: line.isOrbitalElements ? nil : "the nine orbital elements of a fictitious body"
        case .deltaT: line.isDeltaT(isTerminated: isTerminated) ? nil : "a year and its delta T in seconds"
        }
    }
}

extension EphemerisError {
    /// The error of a file that libswe can't be given.
    static func damaged(_ path: String, _ problem: String) -> EphemerisError {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let remedy =
            switch (EphemerisPackage(containing: name), DataFileFormat(name)) {
            case (let package?, _): "reinstall \(package.rawValue) or replace the file"
            case (nil, .deltaT): "correct or remove the file"
            default: "replace the file"
            }
        return EphemerisError(.damagedFile, "\(problem); \(remedy)", file: path)
    }

    /// The error of a file that is there but can't be opened or read.
    static func unreadable(_ path: String, _ error: SystemError) -> EphemerisError {
        EphemerisError(.libraryFailure, "\(path) can't be read: \(error.text)", file: path)
    }
}

extension ArraySlice<UInt8> {
    /// Whether libswe can read the line of the catalog of stars.
    fileprivate var isStar: Bool {
        if first == UInt8(ascii: "#") { return true }
        let fields = split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        return (14...20).contains(fields.count)
            && fields[3..<14].allSatisfy { $0.consists(of: "0123456789.+-eE \t\r") }
    }

    /// Whether libswe can read the line of orbital elements.
    ///
    /// Terms such as `252.9 + 707550.7 * T` may stand for numbers; any other letter would keep libswe in a loop.
    fileprivate var isOrbitalElements: Bool {
        let line = drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        guard let first = line.first, first != UInt8(ascii: "#"), first != UInt8(ascii: "\r") else { return true }
        let fields = line.prefix { $0 != UInt8(ascii: "#") }
            .split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        return (9...20).contains(fields.count) && fields[..<2].allSatisfy(\.isEpoch)
            && fields[2..<8].allSatisfy { $0.consists(of: "0123456789.+-*tT \t") }
    }

    private var isEpoch: Bool {
        let word = trimmedText
        if ["j2000", "b1950", "j1900", "jdate"].contains(word.lowercased()) { return true }
        return Double(word).map { (-1e7...1e7).contains($0) } ?? false
    }

    /// Whether libswe can read the line of delta T: its table begins in 1620, and it checks neither year nor value.
    fileprivate func isDeltaT(isTerminated: Bool) -> Bool {
        let line = drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        guard let first = line.first else { return isTerminated }
        if first == UInt8(ascii: "#") { return true }
        let words = line.prefix { $0 != UInt8(ascii: "#") }
            .split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") }
        guard words.count >= 2, words[0].count == 4, words[0].consists(of: "0123456789"),
            let year = Int(words[0].trimmedText), year >= 1620, let seconds = Double(words[1].trimmedText)
        else { return false }
        return seconds.magnitude <= 1000
    }

    private func consists(of characters: StaticString) -> Bool {
        characters.withUTF8Buffer { characters in allSatisfy { characters.contains($0) } }
    }

    private var trimmedText: String {
        String(decoding: split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.joined(), as: UTF8.self)
    }
}
