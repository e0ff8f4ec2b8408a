// SPDX-License-Identifier: AGPL-3.0-or-later

internal import AstrologyPlugin

/// The Debian packages that install ephemeris files.
enum EphemerisPackage: String, Sendable, CaseIterable {
    case basic = "swe-basic-data"
    case standard = "swe-standard-data"
    case extra = "swe-extra-data"

    /// Creates the package that contains a file, by the century in its name; `nil` for files that aren't in any
    /// package.
    ///
    /// Source: the file lists of version 4.0-20221111-2, as in `ephemeris/manifest.tsv`.
    init?(containing file: String) {
        switch file {
        case FixedStarCatalog.fileName, "seorbel.txt", "seasnam.txt":
            self = .basic
            return
        default:
            break
        }
        let bytes = Array(file.utf8)
        let prefixes = ["sepl", "semo", "seas"]
        guard bytes.count >= 11, prefixes.contains(where: file.hasPrefix), file.hasSuffix(".se1"),
            let century = Int(file.dropFirst(5).dropLast(4))
        else { return nil }
        let isBeforeChrist = bytes[4] == UInt8(ascii: "m")
        switch (isBeforeChrist, century) {
        case (false, 18): self = .basic
        case (false, 0...48), (true, 6...54): self = .standard
        case (false, 54...162), (true, 60...132): self = .extra
        default: return nil
        }
    }
}

extension EphemerisSearchPath {
    /// Returns a clause that says that a file isn't in any of the folders.
    func absence(of file: String) -> String { "\(file) isn't in \(folders.joined(separator: ", "))" }

    /// Returns the remedy for a missing file.
    func remedy(for file: String) -> String {
        switch EphemerisPackage(containing: file) {
        case let package?: "install \(package.rawValue), or put \(file) into one of these folders"
        case nil: "put \(file) into one of these folders"
        }
    }
}
