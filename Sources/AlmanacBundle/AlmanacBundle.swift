// SPDX-License-Identifier: Apache-2.0

public import AlmanacStore
public import ComputationKit
internal import VipsPictures

#if Astrology
    internal import AstrologyPlugin
    internal import RsvgDrawings
    internal import SwissEphemeris
#endif
#if Challenges
    internal import ChallengesDownload
    internal import ChallengesPlugin
    internal import ChallengesStore
#endif
#if Cravings
    internal import CravingsStore
#endif
#if Twins
    internal import TwinsLabels
    internal import TwinsStore
#endif
#if Wardrobe
    internal import WardrobeForecast
    internal import WardrobePlugin
    internal import WardrobeStore
#endif

/// The first-party plugins selected by the package's traits.
public enum AlmanacBundle {
    /// The plugins selected by the package's traits, with their standard data and the records in the user's home.
    ///
    /// Files are opened on first use.
    public static var plugins: [any Plugin] { plugins(in: try .standard()) }

    /// Returns the plugins selected by the package's traits, with their standard data and the records in a home, which
    /// is located on first use.
    public static func plugins(in home: @autoclosure @escaping @Sendable () throws -> Home) -> [any Plugin] {
        #if Astrology
            let astrology: [any Plugin] = [AstrologyPlugin(sources: .swissEphemeris, drawings: .rsvg)]
        #else
            let astrology: [any Plugin] = []
        #endif
        #if Challenges
            let challenges: [any Plugin] = [StoredChallengesPlugin(in: try home(), packs: .http, pictures: .vips)]
        #else
            let challenges: [any Plugin] = []
        #endif
        #if Cravings
            let cravings: [any Plugin] = [
                StoredCravingsPlugin(in: try home(), thumbnailer: FFmpegThumbnailer.ifPresent)
            ]
        #else
            let cravings: [any Plugin] = []
        #endif
        #if Twins
            let twins: [any Plugin] = [StoredTwinsPlugin(in: try home(), codes: QREncodeLibrary(), pictures: .vips)]
        #else
            let twins: [any Plugin] = []
        #endif
        #if Wardrobe
            let forecasts = ForecastServices.openMeteo(at: Home.processVariable("ALMANAC_WEATHER_URL"))
            let wardrobe: [any Plugin] = [StoredWardrobePlugin(in: try home(), forecasts: forecasts, pictures: .vips)]
        #else
            let wardrobe: [any Plugin] = []
        #endif
        return astrology + challenges + cravings + twins + wardrobe
    }

    /// The migrations of the selected plugins' stores, for export, import, and erasure.
    public static var migrations: [StoreMigrations] { plugins.compactMap { ($0 as? any StoredPlugin)?.migrations } }

    /// Returns an engine with the plugins selected by the package's traits, without private plugins that aren't named.
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
