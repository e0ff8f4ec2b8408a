// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// How formal clothes should be, from the least to the most.
public struct FormalityRange: SchemaProviding, Hashable {
    /// The least formal that fits, 1 to 10.
    public var lowest: Int
    /// The most formal that fits, 1 to 10.
    public var highest: Int

    /// A range of levels.
    public init(_ lowest: Int, _ highest: Int) {
        self.lowest = lowest
        self.highest = highest
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.FormalityRange", "How formal clothes should be.") {
        field("lowest", \.lowest, "The least formal that fits.", .integer(1...10))
        field("highest", \.highest, "The most formal that fits.", .integer(1...10))
    }

    /// How many levels an item lies outside: below 0 too informal, above 0 too formal.
    public func gap(of level: Int) -> Int { level < lowest ? level - lowest : max(0, level - highest) }

    /// How well an item fits, 0 to 1: a level outside costs 0.35, our convention.
    public func fit(of level: Int) -> Double { max(0, 1 - 0.35 * Double(gap(of: level).magnitude)) }

    /// How two items of one outfit go together, 1 to 0: a gap of more than 2 levels shows.
    static func harmony(_ first: Int, _ second: Int) -> Double {
        max(0, 1 - Double(max(0, abs(first - second) - 2)) / 4)
    }
}

extension Occasion {
    /// How formal clothes for it should be; this plugin's convention.
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

    /// The occasion after "fit" or "for": `a formal event`.
    var inWords: String {
        switch self {
        case .work: "a working day"
        case .workPresentation: "a presentation at work"
        case .workCasual: "a casual working day"
        case .casual: "a casual day"
        case .dateNight: "a date night"
        case .brunch: "a brunch"
        case .party: "a party"
        case .wedding: "a wedding"
        case .formalEvent: "a formal event"
        case .interview: "an interview"
        case .gym: "the gym"
        case .athletic: "sport"
        case .loungewear: "home"
        case .travel: "a journey"
        case .outdoor: "a day outdoors"
        case .beach: "the beach"
        }
    }
}

extension DressCode {
    /// How formal clothes for it should be; this plugin's convention.
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

    /// The dress code after "fit" or "for": `black tie`.
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
