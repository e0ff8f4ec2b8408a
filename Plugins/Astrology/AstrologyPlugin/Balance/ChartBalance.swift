// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Number of bodies in each element, modality, polarity, and part of the sky.
///
/// The distribution of the bodies of a chart over elements, modalities, polarities, hemispheres, and quadrants.
///
/// Counts are sums of weights. With the default weight of 1, they are numbers of bodies.
@Schema("astrology.ChartBalance")
public struct ChartBalance: SchemaProviding, Equatable {
    /// Bodies by element.
    ///
    /// The sums for the four elements.
    @Schema("astrology.ElementBalance")
    public struct Elements: SchemaProviding, Equatable {
        /// In Aries, Leo, Sagittarius.
        @Field(.number(0...)) public var fire: Double
        /// In Taurus, Virgo, Capricorn.
        @Field(.number(0...)) public var earth: Double
        /// In Gemini, Libra, Aquarius.
        @Field(.number(0...)) public var air: Double
        /// In Cancer, Scorpio, Pisces.
        @Field(.number(0...)) public var water: Double
    }

    /// Bodies by modality.
    ///
    /// The sums for the three modalities.
    @Schema("astrology.ModalityBalance")
    public struct Modalities: SchemaProviding, Equatable {
        /// In Aries, Cancer, Libra, Capricorn.
        @Field(.number(0...)) public var cardinal: Double
        /// In Taurus, Leo, Scorpio, Aquarius.
        @Field(.number(0...)) public var fixed: Double
        /// In Gemini, Virgo, Sagittarius, Pisces.
        @Field(.number(0...)) public var mutable: Double
    }

    /// Bodies by polarity.
    ///
    /// The sums for the two polarities.
    @Schema("astrology.PolarityBalance")
    public struct Polarities: SchemaProviding, Equatable {
        /// In fire and air.
        @Field(.number(0...)) public var positive: Double
        /// In earth and water.
        @Field(.number(0...)) public var negative: Double
    }

    /// Bodies by half of the wheel.
    ///
    /// The sums for the four halves of the wheel.
    @Schema("astrology.HemisphereBalance")
    public struct Hemispheres: SchemaProviding, Equatable {
        /// In houses 10 to 3, around the Ascendant.
        ///
        /// The rising side.
        @Field(.number(0...)) public var eastern: Double
        /// In houses 4 to 9, around the Descendant.
        ///
        /// The setting side.
        @Field(.number(0...)) public var western: Double
        /// In houses 1 to 6, below the horizon.
        @Field(.number(0...)) public var northern: Double
        /// In houses 7 to 12, above the horizon.
        @Field(.number(0...)) public var southern: Double
    }

    /// Bodies by quarter of the wheel.
    ///
    /// The sums for the four quadrants of the wheel.
    @Schema("astrology.QuadrantBalance")
    public struct Quadrants: SchemaProviding, Equatable {
        /// In houses 1 to 3.
        @Field(.number(0...)) public var first: Double
        /// In houses 4 to 6.
        @Field(.number(0...)) public var second: Double
        /// In houses 7 to 9.
        @Field(.number(0...)) public var third: Double
        /// In houses 10 to 12.
        @Field(.number(0...)) public var fourth: Double
    }

    /// The bodies that were counted.
    ///
    /// By name, in the order given.
    public var bodies: [String]
    /// By element.
    public var elements: Elements
    /// By modality.
    public var modalities: Modalities
    /// By polarity.
    public var polarities: Polarities
    /// By half of the wheel; absent if houses are unknown.
    public var hemispheres: Hemispheres?
    /// By quarter of the wheel; absent if houses are unknown.
    public var quadrants: Quadrants?
}

/// A body to count in a balance.
public struct BalancePoint: Equatable, Sendable {
    /// The body's name, the key of its weight.
    public var name: String
    /// Ecliptic longitude in degrees.
    public var longitude: Double
    /// The house it is in, 1 to 12; `nil` if the time is unknown, and for the Ascendant, which is on a cusp.
    public var house: Int?

    /// Creates a body to count.
    public init(name: String, longitude: Double, house: Int? = nil) {
        self.name = name
        self.longitude = longitude
        self.house = house
    }
}

/// The weights of bodies in a balance.
public struct BalanceWeights: Codable, Equatable, Sendable {
    /// Weights by the name of the body; a body that isn't listed isn't counted.
    public var weights: [String: Double]

    /// Creates weights by the name of the body.
    public init(_ weights: [String: Double]) { self.weights = weights }

    /// Weights of 1 for the Sun to Pluto.
    public static let planets = BalanceWeights(
        Dictionary(
            uniqueKeysWithValues: [
                "Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto",
            ].map { ($0, 1) }))

    /// Weights of 1 for the Sun to Pluto and the Ascendant.
    public static let planetsAndAscendant: BalanceWeights = {
        var weights = planets
        weights.weights["Ascendant"] = 1
        return weights
    }()
}

extension ChartBalance {
    /// Counts bodies by sign and house.
    ///
    /// Hemispheres and quadrants are included if at least one counted body has a house.
    /// - Parameters:
    ///   - points: The bodies of the chart; those without a weight are ignored.
    ///   - weights: The weights of the bodies.
    public init(of points: [BalancePoint], weights: BalanceWeights = .planets) {
        self.init(points) { weights.weights[$0.name] }
    }

    /// Counts each of the bodies with a weight of 1.
    init(counting points: [BalancePoint]) { self.init(points) { _ in 1 } }

    private init(_ points: [BalancePoint], weight: (BalancePoint) -> Double?) {
        bodies = []
        bodies.reserveCapacity(points.count)
        elements = Elements(fire: 0, earth: 0, air: 0, water: 0)
        modalities = Modalities(cardinal: 0, fixed: 0, mutable: 0)
        polarities = Polarities(positive: 0, negative: 0)
        var quadrants = Quadrants(first: 0, second: 0, third: 0, fourth: 0)
        var hasHouses = false
        for point in points {
            guard let weight = weight(point) else { continue }
            bodies.append(point.name)
            count(ZodiacSign(longitude: point.longitude), weight)
            switch point.house {
            case .some(1...3): quadrants.first += weight
            case .some(4...6): quadrants.second += weight
            case .some(7...9): quadrants.third += weight
            case .some(10...12): quadrants.fourth += weight
            default: continue
            }
            hasHouses = true
        }
        guard hasHouses else { return }
        self.quadrants = quadrants
        hemispheres = Hemispheres(
            eastern: quadrants.fourth + quadrants.first, western: quadrants.second + quadrants.third,
            northern: quadrants.first + quadrants.second, southern: quadrants.third + quadrants.fourth)
    }

    private mutating func count(_ sign: ZodiacSign, _ weight: Double) {
        switch sign.element {
        case .fire: elements.fire += weight
        case .earth: elements.earth += weight
        case .air: elements.air += weight
        case .water: elements.water += weight
        }
        switch sign.modality {
        case .cardinal: modalities.cardinal += weight
        case .fixed: modalities.fixed += weight
        case .mutable: modalities.mutable += weight
        }
        switch sign.polarity {
        case .positive: polarities.positive += weight
        case .negative: polarities.negative += weight
        }
    }
}
