// SPDX-License-Identifier: Apache-2.0

/// A pattern of sectors on the circle of hues in which the colors of a harmonious set lie.
///
/// Matsuda, *Color Design* (1995), after Cohen-Or, Sorkine, Gal, Leyvand, Xu, "Color harmonization", SIGGRAPH 2006.
/// Large collections of ratings support the templates badly (O'Donovan, Agarwala, Hertzmann, "Color compatibility from
/// large datasets", SIGGRAPH 2011): they explain a choice, they do not measure its quality.
public enum HueTemplate: String, CaseIterable, Codable, Sendable {
    /// One narrow sector.
    case i
    /// Two narrow sectors, opposite.
    case I
    /// One sector of neighbors.
    case V
    /// A narrow sector and a wide one at a right angle to it.
    case L
    /// Neighbors and a narrow sector opposite.
    case Y
    /// One half of the circle.
    case T
    /// Two sectors of neighbors, opposite.
    case X
    /// No hue at all.
    case N

    /// A stretch of the circle, turned with the template.
    struct Sector: Hashable, Sendable {
        /// The middle, in degrees from the template's rotation.
        var center: Double
        /// From border to border, in degrees.
        var width: Double
    }

    /// The template's sectors.
    var sectors: [Sector] {
        switch self {
        case .i: [Sector(center: 0, width: 18)]
        case .I: [Sector(center: 0, width: 18), Sector(center: 180, width: 18)]
        case .V: [Sector(center: 0, width: 93.6)]
        case .L: [Sector(center: 0, width: 18), Sector(center: 90, width: 79.2)]
        case .Y: [Sector(center: 0, width: 93.6), Sector(center: 180, width: 18)]
        case .T: [Sector(center: 0, width: 180)]
        case .X: [Sector(center: 0, width: 93.6), Sector(center: 180, width: 93.6)]
        case .N: []
        }
    }

    /// How much of the circle the sectors cover, in degrees.
    var coverage: Double { sectors.reduce(0) { $0 + $1.width } }
}

/// A hue and how much it counts.
struct WeightedHue: Hashable, Sendable {
    /// The direction in degrees.
    var hue: Double
    /// Chroma times visible area.
    var weight: Double
}

/// How well a set of hues lies in a template.
struct HueFit: Hashable, Sendable {
    var template: HueTemplate
    /// Where the template's first sector is centerd, in degrees.
    var rotation: Double
    /// The weighted mean of the hues' arcs to the nearest sector border, 0 inside, in degrees.
    var distance: Double

    /// The distance with the template's handicap, in degrees.
    ///
    /// A template that covers more of the circle explains less: any two hues lie in X. So each costs a tenth of what
    /// it covers beyond the narrowest. Our convention.
    var cost: Double { distance + max(0, template.coverage - 18) / 10 }

    /// From 1 for a cost of 0 to 0 for one of 45 degrees: our convention.
    var value: Double { max(0, 1 - cost / 45) }

    /// The best fit of a template over all rotations.
    ///
    /// The distance is linear in the rotation between those at which some hue lies on a border or midway between two,
    /// and only at borders can it have a minimum, so only those are tried.
    init(_ hues: [WeightedHue], in template: HueTemplate) {
        self.template = template
        let total = hues.reduce(0) { $0 + $1.weight }
        guard total > 0, !template.sectors.isEmpty else {
            (rotation, distance) = (0, 0)
            return
        }
        var best = (rotation: 0.0, distance: Double.infinity)
        for hue in hues {
            for sector in template.sectors {
                for side in [-0.5, 0.5] {
                    let rotation = HueAngle.normalized(hue.hue - sector.center + side * sector.width)
                    let distance = Self.distance(of: hues, from: template, turnedBy: rotation) / total
                    if distance < best.distance - 1e-9
                        || (distance < best.distance + 1e-9 && rotation < best.rotation)
                    {
                        best = (rotation, distance)
                    }
                }
            }
        }
        rotation = best.rotation
        distance = best.distance < 1e-9 ? 0 : best.distance
    }

    /// The fit of least cost over all templates with sectors; the narrower one when two cost the same.
    static func best(_ hues: [WeightedHue]) -> HueFit {
        guard hues.contains(where: { $0.weight > 0 }) else { return HueFit([], in: .N) }
        var best = HueFit(hues, in: .i)
        for template in HueTemplate.allCases where template != .i && template != .N {
            let fit = HueFit(hues, in: template)
            if fit.cost < best.cost - 1e-9 { best = fit }
        }
        return best
    }

    /// F of Cohen-Or et al.: the sum of weight times arc to the nearest border, 0 inside a sector.
    static func distance(of hues: [WeightedHue], from template: HueTemplate, turnedBy rotation: Double) -> Double {
        hues.reduce(0) { sum, hue in
            let arc = template.sectors.reduce(180.0) { least, sector in
                min(least, max(0, HueAngle.distance(hue.hue, rotation + sector.center) - sector.width / 2))
            }
            return sum + hue.weight * arc
        }
    }
}
