// SPDX-License-Identifier: Apache-2.0

public import AlmanacStore
public import ComputationKit

#if Astrology
    internal import AstrologyPlugin
    internal import SwissEphemeris
#endif
#if Challenges
    internal import ChallengesStore
#endif
#if Wardrobe
    internal import WardrobeStore
#endif

/// The one list of Almanac's own plugins, those that the package's traits select.
public enum AlmanacBundle {
    /// Every first-party plugin, with its standard data and the records in the user's home; no file is opened before a
    /// computation needs it.
    public static var plugins: [any Plugin] { plugins(in: try .standard()) }

    /// Every first-party plugin, with its standard data and the records in a home, which is located on first use.
    public static func plugins(in home: @autoclosure @escaping @Sendable () throws -> Home) -> [any Plugin] {
        var plugins: [any Plugin] = []
        #if Astrology
            plugins.append(AstrologyPlugin(sources: .swissEphemeris))
        #endif
        #if Challenges
            plugins.append(StoredChallengesPlugin(.inHome(try home())))
        #endif
        #if Wardrobe
            plugins.append(StoredWardrobePlugin(.inHome(try home())))
        #endif
        return plugins
    }

    /// What the first-party plugins keep on disk, for export, import and erasure.
    public static var migrations: [StoreMigrations] {
        var migrations: [StoreMigrations] = []
        #if Challenges
            migrations.append(ChallengeRecords.migrations)
        #endif
        #if Wardrobe
            migrations.append(WardrobeRecords.migrations)
        #endif
        return migrations
    }

    /// An engine with every first-party plugin.
    ///
    /// - Throws: ``ComputationError`` when the plugins can't be loaded together, which is a programming error.
    public static func engine(context: Context = Context()) throws(ComputationError) -> Engine {
        try Engine(plugins, context: context)
    }
}
