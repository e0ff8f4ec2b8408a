// SPDX-License-Identifier: AGPL-3.0-or-later

public import AstrologyPlugin

/// The stars of `sefstars.txt`, by name; for listings and for "did you mean".
public struct FixedStarCatalog: Sendable, Equatable {
    /// The name of the catalog's file.
    public static let fileName = "sefstars.txt"

    /// The stars in the order of the file; a star with several traditional names has several lines.
    public let stars: [FixedStar]

    /// Reads a catalog.
    /// - Parameter text: The content of `sefstars.txt`: lines of comma-separated fields, with comments after
    ///   `#`. Lines with fewer than 14 fields are left out.
    public init(parsing text: String) {
        stars = text.split(whereSeparator: \.isNewline).compactMap { line in
            guard !line.hasPrefix("#") else { return nil }
            let fields = line.split(separator: ",", omittingEmptySubsequences: false)
            guard fields.count >= 14 else { return nil }
            return FixedStar(
                name: fields[0].trimmingSpaces, designation: fields[1].trimmingSpaces,
                magnitude: Double(fields[13].trimmingSpaces))
        }
    }

    /// The star a user means by a name or designation; case, spaces and punctuation do not matter.
    /// - Complexity: O(*n*) in the number of stars.
    public func star(answeringTo name: String) -> FixedStar? {
        let key = SearchKey(name)
        return stars.first { SearchKey($0.designation) == key || SearchKey($0.name) == key }
    }
}

extension FixedStar {
    /// How libswe is asked for the star: by its designation, which is the one thing unique in its catalog.
    var query: String { designation }
}

extension Substring {
    fileprivate var trimmingSpaces: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
