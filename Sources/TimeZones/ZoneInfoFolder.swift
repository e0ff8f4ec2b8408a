// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// The zones of the system's tz database, read from its compiled files (RFC 9636).
///
/// A reader of its own, since FoundationEssentials makes no named time zone on Linux.
public final class ZoneInfoFolder: ZoneOffsets {
    /// The folder of compiled zones.
    public let path: String
    private let zones = Mutex<[String: ZoneInfoFile?]>([:])

    /// Takes a folder of compiled zones.
    /// - Parameter path: `TZDIR` of the environment unless given, and without that `/usr/share/zoneinfo`.
    public init(path: String? = nil) {
        self.path = path ?? ProcessInfo.processInfo.environment["TZDIR"] ?? "/usr/share/zoneinfo"
    }

    /// Whether there is such a folder; without one no zone is known.
    public var isThere: Bool { FileManager.default.fileExists(atPath: path) }

    /// How many seconds a zone is ahead of UTC; nil when there is no file of this name.
    public func offset(of zone: String, at unixSeconds: Int) -> Int? {
        let file = zones.withLock { zones in
            if let known = zones[zone] { return known }
            let read = Self.isName(zone) ? ZoneInfoFile(path: "\(path)/\(zone)") : nil
            zones[zone] = .some(read)
            return read
        }
        return file?.offset(at: unixSeconds)
    }

    /// Names of zones only, so that a calendar cannot have other files read.
    private static func isName(_ zone: String) -> Bool {
        let parts = zone.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count <= 3
            && parts.allSatisfy { part in
                part.first?.isLetter == true
                    && part.utf8.allSatisfy { byte in
                        Character(UnicodeScalar(byte)).isLetter || Character(UnicodeScalar(byte)).isNumber
                            || "_-+".utf8.contains(byte)
                    }
            }
    }
}
