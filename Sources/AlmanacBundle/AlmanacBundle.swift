// SPDX-License-Identifier: AGPL-3.0-or-later

public import AlmanacStore
internal import AstrologyPlugin
internal import ChallengesStore
public import ComputationKit
internal import WardrobeStore

/// The one list of Almanac's own plugins.
public enum AlmanacBundle {
    /// Every first-party plugin, with its standard data and the records in the user's home; no file is opened before a
    /// computation needs it.
    public static var plugins: [any Plugin] { plugins(in: try .standard()) }

    /// Every first-party plugin, with its standard data and the records in a home, which is located on first use.
    public static func plugins(in home: @autoclosure @escaping @Sendable () throws -> Home) -> [any Plugin] {
        [
            AstrologyPlugin(), StoredChallengesPlugin(.inHome(try home())), StoredWardrobePlugin(.inHome(try home())),
        ]
    }

    /// What the first-party plugins keep on disk, for export, import and erasure.
    public static var migrations: [StoreMigrations] { [ChallengeRecords.migrations, WardrobeRecords.migrations] }

    /// An engine with every first-party plugin.
    ///
    /// - Throws: ``ComputationError`` when the plugins can't be loaded together, which is a programming error.
    public static func engine(context: Context = Context()) throws(ComputationError) -> Engine {
        try Engine(plugins, context: context)
    }
}
