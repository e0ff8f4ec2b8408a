// SPDX-License-Identifier: Apache-2.0

internal import CTwinsData

/// The registration groups of ISBNs, and the ranges of their registrants: the range message of the International ISBN
/// Agency.
///
/// Only hyphens depend on it; an ISBN outside its ranges is valid.
public struct ISBNRanges: Sendable {
    /// The day of the range message that is built in, such as `2026-01-04`.
    public static var date: String { shipped.date }

    static let shipped = ISBNRanges(EmbeddedText.read(twins_isbn_ranges()))

    /// The parts of an ISBN before its check digit.
    struct Parts {
        let prefix: String
        let group: String
        let registrant: String
        let publication: String
    }

    struct Group {
        /// The digits after the prefix 978 or 979.
        let digits: String
        let name: String
        /// The lowest and highest number of each range of registrants, of the same length.
        let ranges: [(low: Substring, high: Substring)]
    }

    private(set) var date = ""
    /// The groups by prefix and digits, such as `9780`.
    private var groups: [String: Group] = [:]

    /// Reads the table: lines of a group with its prefix, the ranges, and the name.
    private init(_ text: String) {
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
            guard parts.count >= 2 else { continue }
            switch parts[0] {
            case "date": date = String(parts[1])
            case "serial": continue
            default:
                let prefix = parts[0].split(separator: "-")
                guard prefix.count == 2 else { continue }
                let ranges = parts[1].split(separator: ",").compactMap { range -> (Substring, Substring)? in
                    let ends = range.split(separator: "-")
                    return ends.count == 2 ? (ends[0], ends[1]) : nil
                }
                groups["\(prefix[0])\(prefix[1])"] = Group(
                    digits: String(prefix[1]), name: parts.count > 2 ? String(parts[2]) : "", ranges: ranges)
            }
        }
    }

    /// Returns the registration group of an ISBN-13, or `nil` if the table has none.
    func group(of isbn13: String) -> Group? {
        // No group is the beginning of another, so at most one length is in the table.
        (1...5).lazy.compactMap { groups[String(isbn13.prefix(3 + $0))] }.first
    }

    /// Returns the parts of an ISBN-13, or `nil` if no range of the table has it.
    func parts(of isbn13: String) -> Parts? {
        guard let group = group(of: isbn13) else { return nil }
        let rest = isbn13.dropFirst(3 + group.digits.utf8.count).dropLast()
        for (low, high) in group.ranges where low.utf8.count < rest.utf8.count {
            let registrant = rest.prefix(low.utf8.count)
            guard low <= registrant, registrant <= high else { continue }
            return Parts(
                prefix: String(isbn13.prefix(3)), group: group.digits, registrant: String(registrant),
                publication: String(rest.dropFirst(low.utf8.count)))
        }
        return nil
    }
}
