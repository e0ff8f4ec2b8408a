// SPDX-License-Identifier: AGPL-3.0-or-later

public import AstrologyPlugin
internal import Synchronization

extension SwissEphemerisSource {
    /// Returns the number of a minor planet by its name in `seasnam.txt`, ignoring case, spaces, and punctuation.
    /// - Returns: `nil` if the list doesn't have the name.
    /// - Throws: `EphemerisError` with code `missingFile` if the list isn't installed, `damagedFile` if libswe must not
    ///   open it, or `libraryFailure` if it can't be read.
    /// - Complexity: O(*n*) in the size of the list, some tens of milliseconds; a name is looked up once per process.
    public func asteroidNumber(named name: String) throws(EphemerisError) -> Int32? {
        let file = AsteroidNames.fileName
        guard let path = searchPath.find(file) else {
            throw EphemerisError(
                .missingFile, "\(searchPath.absence(of: file)); \(searchPath.remedy(for: file))", file: file)
        }
        try searchPath.dataFiles.check(DataFiles.Need(contents: .asteroidNames))
        do throws(SystemError) {
            return try AsteroidNames.number(of: name, in: path)
        } catch {
            throw .unreadable(path, error)
        }
    }
}

/// The list of the minor planets that have a name.
enum AsteroidNames {
    /// The name of the list's file: lines of a number, spaces, and a name.
    static let fileName = "seasnam.txt"

    private struct Answers {
        var stamp: FileStatus.Stamp?
        var numbers: [String: Int32?] = [:]
    }

    /// The names that were looked up, by the path of the list.
    private static let answers = Mutex<[String: Answers]>([:])

    static func number(of name: String, in path: String) throws(SystemError) -> Int32? {
        let stamp = FileStatus(path)?.stamp
        let key = Array(name.utf8).compactMap(letter)
        let word = String(decoding: key, as: UTF8.self)
        let known = answers.withLock { answers -> Int32?? in
            guard let list = answers[path], list.stamp == stamp else { return nil }
            return list.numbers[word]
        }
        if let known { return known }
        let number = number(of: key, among: try contentOfFile(path))
        answers.withLock { answers in
            if answers.count > 16 { answers.removeAll() }
            if answers[path]?.stamp != stamp { answers[path] = Answers(stamp: stamp) }
            if answers[path]?.numbers.count ?? 0 > 4096 { answers[path]?.numbers.removeAll() }
            answers[path]?.numbers[word] = .some(number)
        }
        return number
    }

    /// Returns the number of the first line with a name.
    static func number(of key: [UInt8], among list: [UInt8]) -> Int32? {
        guard !key.isEmpty else { return nil }
        return list.withUnsafeBufferPointer { list in
            var start = list.startIndex
            while start < list.endIndex {
                var end = start
                while end < list.endIndex, list[end] != UInt8(ascii: "\n") { end += 1 }
                if let number = number(in: list[start..<end], if: key) { return number }
                start = end + 1
            }
            return nil
        }
    }

    private static func number(in line: Slice<UnsafeBufferPointer<UInt8>>, if key: [UInt8]) -> Int32? {
        var index = line.startIndex
        var number: Int32 = 0
        while index < line.endIndex, case let digit = line[index] &- UInt8(ascii: "0"), digit < 10 {
            guard number < CelestialBody.largestAsteroidNumber else { return nil }
            number = number * 10 + Int32(digit)
            index += 1
        }
        guard number > 0, index < line.endIndex, line[index] == UInt8(ascii: " ") else { return nil }
        var matched = 0
        while index < line.endIndex {
            if let letter = letter(line[index]) {
                guard matched < key.count, key[matched] == letter else { return nil }
                matched += 1
            }
            index += 1
        }
        return matched == key.count ? number : nil
    }

    /// The byte to compare: letters in lowercase, digits, and everything outside ASCII; `nil` for spaces and punctuation.
    private static func letter(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: byte
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
        default: nil
        }
    }
}
