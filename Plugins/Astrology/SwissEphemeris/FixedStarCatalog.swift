// SPDX-License-Identifier: AGPL-3.0-or-later

public import AstrologyPlugin

/// The catalog of stars in `sefstars.txt`, for lists and suggestions.
public struct FixedStarCatalog: Sendable, Equatable {
    /// The name of the catalog's file.
    public static let fileName = "sefstars.txt"

    /// The stars in the order of the file; a star with several traditional names has several lines.
    public let stars: [FixedStar]

    /// Reads a catalog.
    /// - Parameter text: The content of `sefstars.txt`: lines of comma-separated fields, and comment lines that begin
    ///   with `#`. Lines with fewer than 14 fields are skipped.
    public init(parsing text: String) {
        stars = text.split(whereSeparator: \.isNewline).compactMap { line in
            guard !line.hasPrefix("#") else { return nil }
            let fields = line.split(separator: ",", omittingEmptySubsequences: false)
            guard fields.count >= 14 else { return nil }
            return FixedStar(
                name: fields[0].trimmingSpaces, designation: fields[1].trimmingSpaces,
                // The catalog has 999.99 for objects without a magnitude.
                magnitude: Double(fields[13].trimmingSpaces).flatMap { $0 < 99 ? $0 : nil })
        }
    }

    /// Returns the star with a name or designation, ignoring case, spaces, and punctuation.
    /// - Complexity: O(*n*) in the number of stars.
    public func star(named name: String) -> FixedStar? {
        let key = SearchKey(name)
        guard !key.isEmpty else { return nil }
        return stars.first { SearchKey($0.designation) == key || SearchKey($0.name) == key }
    }
}

extension FixedStar {
    /// The text by which libswe finds the star: its designation, which is unique in the catalog.
    var query: String { designation }
}

extension Substring {
    fileprivate var trimmingSpaces: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
