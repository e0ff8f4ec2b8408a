// SPDX-License-Identifier: AGPL-3.0-or-later

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The other names of large cities with all their bearers, read from `places.tsv` and `place-names.tsv`.
struct Namesakes {
    /// A place that bears a name.
    struct Bearer: CustomStringConvertible {
        let geonameID: Int
        let name: String
        let country: String
        let population: Int
        /// Whether the name isn't the main name of the place.
        let hasAsOtherName: Bool

        var description: String { "\(name), \(country), \(population)" }
    }

    /// A folded name and its bearers by falling population.
    struct Name {
        let text: String
        let bearers: [Bearer]

        /// Whether the first bearer has at least five times the people of the second.
        var isClear: Bool { bearers.count == 1 || bearers[0].population >= 5 * bearers[1].population }
    }

    private(set) var names: [Name] = []

    /// Reads every name that a city of more people than given bears beside its main name.
    init(citiesAbove population: Int) throws {
        let places = try Lines(of: "places.tsv")
        let table = try Lines(of: "place-names.tsv")
        // A rank is the position of a place in the order of falling population.
        let cities = places.ranges.prefix { (Int(places.fields(of: $0)[8]) ?? 0) > population }.count
        for line in table.ranges {
            guard let other = table.numbers(in: line, after: UInt8(ascii: ";")), other.contains(where: { $0 < cities })
            else { continue }
            let main = table.numbers(in: line, after: UInt8(ascii: "\t")) ?? []
            let bearers = Set(main + other).sorted().map { rank in
                let fields = places.fields(of: places.ranges[rank])
                return Bearer(
                    geonameID: Int(fields[0]) ?? 0, name: fields[1], country: fields[2],
                    population: Int(fields[8]) ?? 0, hasAsOtherName: !main.contains(rank))
            }
            names.append(Name(text: table.fields(of: line)[0], bearers: bearers))
        }
    }

    /// The lines of a shipped table, without its comments.
    ///
    /// `memchr` finds the separators, because a loop over 27 million bytes takes a minute without optimization.
    private struct Lines {
        let bytes: [UInt8]
        private(set) var ranges: [Range<Int>] = []

        init(of file: String) throws {
            let folder = URL(filePath: #filePath).deletingLastPathComponent()
                .appending(path: "../../../Plugins/Astrology/CAstrologyData/data")
            bytes = Array(try Data(contentsOf: folder.appending(path: file)))
            var start = 0
            while let end = position(of: UInt8(ascii: "\n"), in: start..<bytes.count) {
                if bytes[start] != UInt8(ascii: "#") { ranges.append(start..<end) }
                start = end + 1
            }
        }

        func position(of byte: UInt8, in range: Range<Int>) -> Int? {
            bytes.withUnsafeBytes { buffer in
                guard let base = buffer.baseAddress, !range.isEmpty,
                    let found = memchr(base + range.lowerBound, Int32(byte), range.count)
                else { return nil }
                return UnsafeRawPointer(found) - base
            }
        }

        func fields(of line: Range<Int>) -> [String] {
            bytes[line].split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
                .map { String(decoding: $0, as: UTF8.self) }
        }

        /// The numbers between spaces behind a separator, up to the next one; nil if the line doesn't have it.
        func numbers(in line: Range<Int>, after separator: UInt8) -> [Int]? {
            guard let start = position(of: separator, in: line) else { return nil }
            let end = position(of: UInt8(ascii: ";"), in: start + 1..<line.upperBound) ?? line.upperBound
            return String(decoding: bytes[start + 1..<end], as: UTF8.self).split(separator: " ").compactMap { Int($0) }
        }
    }
}
