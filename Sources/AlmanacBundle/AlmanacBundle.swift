// SPDX-License-Identifier: Apache-2.0

public import AlmanacStore
internal import ChallengesDownload
internal import ChallengesPlugin
internal import ChallengesStore
public import ComputationKit
internal import CravingsStore
internal import TwinsLabels
internal import TwinsStore
internal import VipsPictures
internal import WardrobeForecast
internal import WardrobePlugin
internal import WardrobeStore

#if Astrology
    internal import AstrologyPlugin
    internal import AstrologyStore
    internal import RsvgDrawings
    internal import SwissEphemeris
#endif

/// The first-party plugins, without astrology unless the package's trait `Astrology` is enabled.
public enum AlmanacBundle {
    /// The plugins with their standard data and the records in the user's home.
    ///
    /// Files are opened on first use.
    public static var plugins: [any Plugin] { plugins(in: try .standard()) }

    /// Returns the plugins with their standard data and the records in a home, which is located on first use.
    public static func plugins(in home: @autoclosure @escaping @Sendable () throws -> Home) -> [any Plugin] {
        #if Astrology
            let astrology: [any Plugin] = [
                StoredAstrologyPlugin(in: try home(), sources: .swissEphemeris, drawings: .rsvg)
            ]
        #else
            let astrology: [any Plugin] = []
        #endif
        let forecasts = ForecastServices.openMeteo(at: Home.processVariable("ALMANAC_WEATHER_URL"))
        return astrology + [
            StoredChallengesPlugin(in: try home(), packs: .http, pictures: .vips),
            StoredCravingsPlugin(in: try home(), thumbnailer: FFmpegThumbnailer.ifPresent),
            StoredTwinsPlugin(in: try home(), codes: QREncodeLibrary(), pictures: .vips),
            StoredWardrobePlugin(in: try home(), forecasts: forecasts, pictures: .vips),
        ]
    }

    /// The migrations of the plugins' stores, for export, import, and erasure.
    public static var migrations: [StoreMigrations] { plugins.compactMap { ($0 as? any StoredPlugin)?.migrations } }

    /// Returns an engine with the plugins, without private ones that aren't named.
    ///
    /// - Parameters:
    ///   - context: The context of the engine's runs.
    ///   - names: The names of the private plugins to include, such as `cravings`.
    /// - Throws: ``ComputationError`` if the plugins can't be loaded together, which is a programming error.
    public static func engine(
        context: Context = Context(), naming names: Set<String> = []
    ) throws(ComputationError) -> Engine {
        try Engine(plugins.offered(naming: names), context: context)
    }
}
