// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A system of triplicity rulers.
public enum TriplicitySystem: String, CaseIterable, Codable, Sendable {
    /// Dorotheus of Sidon, *Carmen Astrologicum* I.1: a ruler by day, one by night, and a participating ruler.
    case dorothean
    /// Lilly, *Christian Astrology* (1647), p. 104, after Ptolemy: by day and by night, Mars alone for water.
    case lilly
}

/// The rulers of a triplicity.
///
/// The planets that rule a triplicity, the three signs of one element.
@Schema("astrology.TriplicityRulers")
public struct TriplicityRulers: SchemaProviding, Equatable {
    /// The ruler by day.
    public var day: ClassicalPlanet
    /// The ruler by night.
    public var night: ClassicalPlanet
    /// The participating ruler, if any.
    ///
    /// By day and by night; Lilly's scheme has none.
    public var participating: ClassicalPlanet?

    /// Creates the rulers of the signs of an element.
    /// - Parameters:
    ///   - element: The element of the triplicity.
    ///   - system: The system of rulers.
    public init(of element: Element, system: TriplicitySystem) {
        switch (system, element) {
        case (.dorothean, .fire): self.init(day: .sun, night: .jupiter, participating: .saturn)
        case (.dorothean, .earth): self.init(day: .venus, night: .moon, participating: .mars)
        case (.dorothean, .air): self.init(day: .saturn, night: .mercury, participating: .jupiter)
        case (.dorothean, .water): self.init(day: .venus, night: .mars, participating: .moon)
        case (.lilly, .fire): self.init(day: .sun, night: .jupiter, participating: nil)
        case (.lilly, .earth): self.init(day: .venus, night: .moon, participating: nil)
        case (.lilly, .air): self.init(day: .saturn, night: .mercury, participating: nil)
        case (.lilly, .water): self.init(day: .mars, night: .mars, participating: nil)
        }
    }

    private init(day: ClassicalPlanet, night: ClassicalPlanet, participating: ClassicalPlanet?) {
        self.day = day
        self.night = night
        self.participating = participating
    }
}
