// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The formality that clothes should have.
@Schema("wardrobe.FormalityRange")
public struct FormalityRange: SchemaProviding, Hashable {
    /// The lowest level that fits.
    ///
    /// 1 to 10.
    @Field(.integer(1...10)) public var lowest: Int
    /// The highest level that fits.
    ///
    /// 1 to 10.
    @Field(.integer(1...10)) public var highest: Int

    /// Creates a range of levels.
    public init(_ lowest: Int, _ highest: Int) {
        self.lowest = lowest
        self.highest = highest
    }

    /// Returns the number of levels an item is outside the range: below 0 too informal, above 0 too formal.
    public func gap(of level: Int) -> Int { level < lowest ? level - lowest : max(0, level - highest) }

    /// Returns how well an item fits, 0 to 1; each level outside costs 0.35; our convention.
    public func fit(of level: Int) -> Double { max(0, 1 - 0.35 * Double(gap(of: level).magnitude)) }

    /// Returns how well the formality of two items in an outfit matches, 1 to 0; a gap of more than 2 levels is
    /// noticeable.
    static func harmony(_ first: Int, _ second: Int) -> Double {
        max(0, 1 - Double(max(0, abs(first - second) - 2)) / 4)
    }
}

extension Occasion {
    /// The formality that its clothes should have; this plugin's convention.
    public var formality: FormalityRange {
        switch self {
        case .formalEvent: FormalityRange(8, 10)
        case .wedding: FormalityRange(6, 8)
        case .interview, .workPresentation: FormalityRange(6, 7)
        case .work: FormalityRange(4, 7)
        case .dateNight: FormalityRange(4, 6)
        case .party: FormalityRange(4, 6)
        case .workCasual: FormalityRange(3, 5)
        case .brunch: FormalityRange(3, 5)
        case .travel: FormalityRange(2, 5)
        case .casual: FormalityRange(2, 4)
        case .outdoor: FormalityRange(1, 4)
        case .beach: FormalityRange(1, 3)
        case .gym, .athletic, .loungewear: FormalityRange(1, 2)
        }
    }

    /// The occasion as it follows "fit" or "for": `a formal event`.
    var inWords: String {
        switch self {
        case .work: "a workday"
        case .workPresentation: "a presentation at work"
        case .workCasual: "a casual workday"
        case .casual: "a casual day"
        case .dateNight: "a date night"
        case .brunch: "brunch"
        case .party: "a party"
        case .wedding: "a wedding"
        case .formalEvent: "a formal event"
        case .interview: "an interview"
        case .gym: "the gym"
        case .athletic: "sport"
        case .loungewear: "home"
        case .travel: "a trip"
        case .outdoor: "a day outdoors"
        case .beach: "the beach"
        }
    }
}

extension DressCode {
    /// The formality that its clothes should have; this plugin's convention.
    public var formality: FormalityRange {
        switch self {
        case .whiteTie: FormalityRange(10, 10)
        case .blackTie: FormalityRange(9, 9)
        case .blackTieOptional: FormalityRange(8, 9)
        case .cocktailAttire: FormalityRange(6, 8)
        case .businessProfessional: FormalityRange(6, 7)
        case .businessCasual: FormalityRange(4, 6)
        case .smartCasual: FormalityRange(3, 5)
        case .casual: FormalityRange(2, 4)
        }
    }

    /// The dress code as it follows "fit" or "for": `black tie`.
    var inWords: String {
        switch self {
        case .whiteTie: "white tie"
        case .blackTie: "black tie"
        case .blackTieOptional: "black tie optional"
        case .cocktailAttire: "cocktail attire"
        case .businessProfessional: "business professional"
        case .businessCasual: "business casual"
        case .smartCasual: "smart casual"
        case .casual: "casual dress"
        }
    }
}
