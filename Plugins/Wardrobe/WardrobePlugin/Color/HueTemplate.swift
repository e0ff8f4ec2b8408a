// SPDX-License-Identifier: Apache-2.0

/// A pattern of sectors on the hue circle that contain the colors of a harmonious set.
///
/// Matsuda, *Color Design* (1995), after Cohen-Or, Sorkine, Gal, Leyvand, Xu, "Color harmonization", SIGGRAPH 2006.
/// Large collections of ratings give the templates little support (O'Donovan, Agarwala, Hertzmann, "Color compatibility
/// from large datasets", SIGGRAPH 2011): they explain a choice but don't measure its quality.
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

    /// An arc of the circle, rotated with the template.
    struct Sector: Hashable, Sendable {
        /// The center, in degrees from the template's rotation.
        var center: Double
        /// The width, in degrees.
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

/// A hue and its weight.
struct WeightedHue: Hashable, Sendable {
    /// The direction in degrees.
    var hue: Double
    /// Chroma times visible area.
    var weight: Double
}

/// How well a set of hues fits a template.
struct HueFit: Hashable, Sendable {
    var template: HueTemplate
    /// The center of the template's first sector, in degrees.
    var rotation: Double
    /// The weighted mean of the hues' arcs to the nearest sector border, 0 inside, in degrees.
    var distance: Double

    /// The distance plus the template's penalty, in degrees.
    ///
    /// A template that covers more of the circle explains less: any two hues fit X. So each template costs a tenth of
    /// its coverage beyond the narrowest one. Our convention.
    var cost: Double { distance + max(0, template.coverage - 18) / 10 }

    /// From 1 for a cost of 0 to 0 for one of 45 degrees: our convention.
    var value: Double { max(0, 1 - cost / 45) }

    /// Creates the best fit of a template over all rotations.
    ///
    /// The distance is piecewise linear in the rotation. Its breaks are at rotations that put a hue on a border or
    /// midway between two borders. Minima occur only at borders, so only those rotations are tried.
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

    /// Returns the fit with the lowest cost over all templates with sectors; the narrower one if two cost the same.
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
