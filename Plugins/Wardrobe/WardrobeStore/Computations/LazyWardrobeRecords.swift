// SPDX-License-Identifier: Apache-2.0

public import AlmanacStore

/// A wardrobe that opens on first use and then stays open.
public typealias LazyWardrobeRecords = LazyRecords<WardrobeRecords>

extension LazyRecords where Records == WardrobeRecords {
    /// The wardrobe in the user's home for Almanac.
    public static var standard: LazyWardrobeRecords { inHome(try .standard()) }

    /// The wardrobe in a home, which is located on first use.
    public static func inHome(_ home: @autoclosure @escaping @Sendable () throws -> Home) -> LazyWardrobeRecords {
        LazyWardrobeRecords(forReading: { try .opened(in: home(), $0) }) { try WardrobeRecords.open(in: home(), $0) }
    }
}
