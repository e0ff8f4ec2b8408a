// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore

/// A wardrobe that opens on first use and then stays open.
typealias LazyWardrobeRecords = LazyRecords<WardrobeRecords>

extension LazyRecords where Records == WardrobeRecords {
    /// The wardrobe in a home, which is located on first use.
    static func inHome(_ home: @autoclosure @escaping @Sendable () throws -> Home) -> LazyWardrobeRecords {
        LazyWardrobeRecords(forReading: { try .opened(in: home(), $0) }) { sources in
            let records = try WardrobeRecords.open(in: home(), sources)
            try records.purgeForecasts()
            return records
        }
    }
}
