// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// The rule for aspects between fixed stars and other points.
///
/// A star is more powerful the brighter it is, and stars "cast no rays": they act by conjunction, not by aspect (Robson,
/// *The Fixed Stars and Constellations in Astrology*, 1923, chapter IV). Current practice adds the opposition and allows
/// 1 to 2 degrees (constellationsofwords.com, "A few suggestions on using the fixed stars"). Two stars make no aspects,
/// because their longitudes differ by the same angle in every chart of a lifetime.
struct StarAspects {
    /// The maximum orb of each star by its name in the chart; `nil` for a star with its own orb in the settings.
    private let limits: [String: Double?]
    private let types: [AspectType]

    /// Creates the rule for the stars of a sky; `nil` if it contains none.
    init?(_ sky: Sky, settings: AspectSettings, source: any EphemerisSource) {
        var limits: [String: Double?] = [:]
        var magnitudes = StarMagnitudes(source)
        for position in sky.positions where position.body.kind == .star {
            let hasOwnOrb = settings.bodyOrbs[position.name] != nil
            limits[position.name] = .some(
                hasOwnOrb
                    ? nil : settings.starOrb ?? AspectSettings.starOrb(magnitude: magnitudes.magnitude(of: position)))
        }
        guard !limits.isEmpty else { return nil }
        self.limits = limits
        types = settings.starTypes
    }

    /// Returns the aspects without those that stars don't make.
    func filtered(_ aspects: [Aspect]) -> [Aspect] {
        aspects.compactMap { aspect in
            let first = limits[aspect.planet1]
            let second = limits[aspect.planet2]
            guard let limit = first ?? second else { return aspect }
            guard first == nil || second == nil, types.contains(aspect.type) else { return nil }
            guard let limit else { return aspect }
            var aspect = aspect
            aspect.orbLimit = min(aspect.orbLimit, limit)
            return aspect.orb <= aspect.orbLimit ? aspect : nil
        }
    }

    /// Returns the points that aren't stars.
    func withoutStars(_ points: [AspectPoint]) -> [AspectPoint] { points.filter { limits[$0.name] == nil } }
}

extension AspectSettings {
    /// Returns the maximum orb of a fixed star's aspects, in degrees, by its visual magnitude.
    ///
    /// 2 for the first magnitude, up to 1.5; 1.5 for the second, up to 2.5; 1 for fainter stars and those without one.
    public static func starOrb(magnitude: Double?) -> Double {
        switch magnitude {
        case .some(...1.5): 2
        case .some(...2.5): 1.5
        default: 1
        }
    }
}

/// The magnitudes of the stars of a source.
///
/// They are kept, because reading a catalog takes longer than a chart; the catalog is read at most once for each chart.
private struct StarMagnitudes {
    private struct Key: Hashable {
        let source: String
        let star: String
    }

    private static let known = Mutex<[Key: Double?]>([:])

    private let source: any EphemerisSource
    /// The magnitudes by the keys of names and designations; `nil` until the catalog is read.
    private var catalog: [SearchKey: Double]?

    init(_ source: any EphemerisSource) { self.source = source }

    /// Returns the visual magnitude of a star; `nil` if the catalog doesn't have it or can't be read.
    mutating func magnitude(of position: BodyPosition) -> Double? {
        let key = Key(source: source.identity.name, star: position.body.word)
        if let magnitude = Self.known.withLock({ $0[key] }) { return magnitude }
        if catalog == nil { catalog = readCatalog() }
        guard let catalog else { return nil }
        let magnitude = [position.name, position.body.name].lazy.compactMap { catalog[SearchKey($0)] }.first
        Self.known.withLock { $0[key] = .some(magnitude) }
        return magnitude
    }

    private func readCatalog() -> [SearchKey: Double]? {
        guard let stars = try? source.stars() else { return nil }
        return Dictionary(
            stars.flatMap { star in
                star.magnitude.map { magnitude in
                    [star.name, star.designation].map { (SearchKey($0), magnitude) }
                } ?? []
            }, uniquingKeysWith: { first, _ in first })
    }
}
