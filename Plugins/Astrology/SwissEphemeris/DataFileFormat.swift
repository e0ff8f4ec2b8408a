// SPDX-License-Identifier: AGPL-3.0-or-later

internal import AstrologyPlugin

/// The format of a file that libswe opens.
enum DataFileFormat {
    /// Positions, whose length and header libswe checks itself.
    case positions
    /// The catalog of fixed stars.
    case stars
    /// Elements of fictitious bodies.
    case orbitalElements
    /// Yearly values of delta T.
    case deltaT
    /// Names of minor planets, of which libswe can read any line.
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

    /// Whether ``check(_:_:)`` reads the lines of the file.
    var isText: Bool { self != .positions && self != .asteroidNames }

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
        guard isText else { return }
        let content: [UInt8]
        do {
            content = try contentOfFile(path)
        } catch {
            throw .unreadable(path, error)
        }
        if let problem = problem(in: content) { throw .damaged(path, "\(problem) of \(path)") }
    }

    /// Returns the first problem in a text, as a clause that ends with the number of the line; `nil` if libswe can read
    /// it.
    func problem(in text: [UInt8]) -> String? {
        var number = 0
        for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            number += 1
            // An empty text after the last line feed isn't a line.
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
    /// Returns the error for a file that libswe must not open.
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

    /// Returns the error for a file that exists but can't be opened or read.
    static func unreadable(_ path: String, _ error: SystemError) -> EphemerisError {
        EphemerisError(.libraryFailure, "\(path) can't be read: \(error.text)", file: path)
    }
}

extension ArraySlice<UInt8> {
    /// Whether libswe can read the line of the catalog of stars.
    fileprivate var isStar: Bool {
        if first == UInt8(ascii: "#") { return true }
        // The catalog is read whenever a process first needs a star, so its lines are scanned without being split.
        var commas = 0
        for byte in self {
            if byte == UInt8(ascii: ",") {
                commas += 1
            } else if (3..<14).contains(commas), !Self.isOfStarNumber(byte) {
                return false
            }
        }
        return (13...19).contains(commas)
    }

    private static func isOfStarNumber(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"),
            UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
            true
        default: false
        }
    }

    /// Whether libswe can read the line of orbital elements.
    ///
    /// Terms such as `252.9 + 707550.7 * T` can replace numbers; any other letter would cause an infinite loop in
    /// libswe.
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
