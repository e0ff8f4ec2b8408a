// SPDX-License-Identifier: Apache-2.0

/// The traits of a kind of garment other than its warmth and formality.
struct GarmentTraits: OptionSet, Hashable, Sendable {
    let rawValue: UInt64

    /// Made for exercise.
    static let sport = Self(rawValue: 1 << 0)
    /// Made for swimming.
    static let swim = Self(rawValue: 1 << 1)
    /// Made for home: pajamas, slippers, robes.
    static let home = Self(rawValue: 1 << 2)
    /// Black-tie wear: dinner jacket, evening trousers, cummerbund.
    static let dinner = Self(rawValue: 1 << 3)
    /// White-tie wear: tailcoat, white waistcoat.
    static let tail = Self(rawValue: 1 << 4)
    /// Part of a suit.
    static let suit = Self(rawValue: 1 << 5)
    /// An evening gown or another floor-length evening dress.
    static let gown = Self(rawValue: 1 << 6)
    /// Worn under other clothes for warmth.
    static let thermal = Self(rawValue: 1 << 7)
    /// Has a collar that takes a tie.
    static let collar = Self(rawValue: 1 << 8)
    /// Leaves the arms bare.
    static let sleeveless = Self(rawValue: 1 << 9)
    /// Filled, padded, or lined against the cold.
    static let insulated = Self(rawValue: 1 << 10)
    /// Keeps the wind out.
    static let windproof = Self(rawValue: 1 << 11)
    /// Keeps the rain out.
    static let waterproof = Self(rawValue: 1 << 12)
    /// Leaves the foot open.
    static let open = Self(rawValue: 1 << 13)
    /// Made for snow.
    static let snow = Self(rawValue: 1 << 14)
    /// Rubber boots, for rain and mud only.
    static let rubber = Self(rawValue: 1 << 15)
    static let necktie = Self(rawValue: 1 << 16)
    static let bowTie = Self(rawValue: 1 << 17)
    /// Has no belt loops.
    static let beltless = Self(rawValue: 1 << 18)
    /// Leaves the legs bare.
    static let bareLegs = Self(rawValue: 1 << 19)
    /// Sheer legwear for dresses and skirts.
    static let hosiery = Self(rawValue: 1 << 20)
    /// Short outerwear or an outer layer too sporty to go over a suit.
    static let sporty = Self(rawValue: 1 << 21)
    /// Goes under a jacket: a vest with the formality of a suit or dinner jacket.
    static let waistcoat = Self(rawValue: 1 << 22)
    /// Shades from the sun.
    static let sun = Self(rawValue: 1 << 23)
    static let umbrella = Self(rawValue: 1 << 24)
    /// White: a bow tie or waistcoat of white tie.
    static let white = Self(rawValue: 1 << 25)
    /// Ruined by rain: suede, canvas, espadrilles.
    static let spoilsWet = Self(rawValue: 1 << 26)
    /// Dressy, and out of place where no one dresses up.
    static let dressy = Self(rawValue: 1 << 27)
    /// Buttons or zips over a shirt: a cardigan, a gilet.
    static let opensInFront = Self(rawValue: 1 << 28)
    /// Bulky enough that nothing tailored goes over it.
    static let bulky = Self(rawValue: 1 << 29)
    /// An item that no outfit needs: socks, underwear, face masks.
    static let neverSuggested = Self(rawValue: 1 << 30)
    /// Traditional dress that is worn for celebrations.
    static let ceremony = Self(rawValue: 1 << 31)
    /// Worn for a job: scrubs, a lab coat, coveralls.
    static let workwear = Self(rawValue: 1 << 32)
    /// The uniform of a school or a service.
    static let uniform = Self(rawValue: 1 << 33)
    /// Worn every day for reasons of faith, so that it is never out of place.
    static let religious = Self(rawValue: 1 << 34)
    /// Made for one kind of sport, and in the way in others: cleats, a leotard, cycling shorts.
    static let specialist = Self(rawValue: 1 << 35)

    /// The traits by the names that the table of kinds uses.
    static let named: [String: GarmentTraits] = [
        "sport": sport, "swim": swim, "home": home, "dinner": dinner, "tail": tail, "suit": suit, "gown": gown,
        "thermal": thermal, "collar": collar, "sleeveless": sleeveless, "insulated": insulated, "windproof": windproof,
        "waterproof": waterproof, "open": open, "snow": snow, "rubber": rubber, "necktie": necktie, "bowTie": bowTie,
        "beltless": beltless, "bareLegs": bareLegs, "hosiery": hosiery, "sporty": sporty, "waistcoat": waistcoat,
        "sun": sun, "umbrella": umbrella, "white": white, "spoilsWet": spoilsWet, "dressy": dressy,
        "opensInFront": opensInFront, "bulky": bulky, "neverSuggested": neverSuggested, "ceremony": ceremony,
        "workwear": workwear, "uniform": uniform, "religious": religious,
        "specialist": specialist,
    ]
}
