// SPDX-License-Identifier: Apache-2.0

public import AlmanacStore

/// A wardrobe that is opened when it is first used, and then stays open.
public typealias LazyWardrobeRecords = LazyRecords<WardrobeRecords>

extension LazyRecords where Book == WardrobeRecords {
    /// The wardrobe in the user's home for Almanac.
    public static var standard: LazyWardrobeRecords {
        LazyWardrobeRecords(absent: {
            try Home.standard().hasRecords(of: WardrobeRecords.migrations.plugin) ? nil : WardrobeRecords.inMemory()
        }) {
            try WardrobeRecords.open(in: .standard())
        }
    }
}
