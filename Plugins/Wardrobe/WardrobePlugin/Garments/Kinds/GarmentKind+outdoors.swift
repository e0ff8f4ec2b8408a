// SPDX-License-Identifier: Apache-2.0

extension GarmentKind {
    static let outerwear: [GarmentKind] = [
        .init(
            "parka", [.coat, .jacket], [.outer],
            ["parka", "expedition", "arctic", "down coat", "down parka", "anorak parka"],
            -90...8, formality: 4, clo: .one(0.7, "ISO 7730: parka"), [.insulated, .windproof]),
        .init(
            "down jacket", [.coat, .jacket], [.outer],
            [
                "down", "down jacket", "puffer", "puffer jacket", "padded", "insulated", "puffy", "winter jacket",
                "thermal jacket",
                "primaloft",
            ],
            -90...9, formality: 3, clo: .one(0.55, "ISO 7730: down jacket"), [.insulated, .windproof, .sporty]),
        .init(
            "quilted jacket", [.coat, .jacket], [.outer], ["quilted", "quilted jacket", "husky", "liner"], -6...15,
            formality: 4,
            clo: .one(0.4, "between ISO 7730's jacket (0.35) and down jacket (0.55)"), .windproof),
        .init(
            "puffer coat", [.coat], [.outer],
            [
                "puffer coat", "quilted coat", "long puffer", "padded coat", "long down",
                "down coat",
            ],
            -90...8, formality: 4, clo: .one(0.7, "ISO 7730: parka"), [.insulated, .windproof]),
        .init(
            "ski jacket", [.coat, .jacket], [.outer], ["ski", "snowboard", "ski jacket", "snow", "mountain jacket"],
            -90...5,
            formality: 2,
            clo: .one(0.6, "between ISO 7730's down jacket (0.55) and parka (0.70)"),
            [.insulated, .windproof, .waterproof, .sporty, .snow]),
        .init(
            "shearling coat", [.coat, .jacket], [.outer],
            ["shearling", "sheepskin", "fur", "faux fur", "teddy coat", "aviator"],
            -90...7,
            formality: 5, clo: .one(0.7, "ISO 7730: parka, as the nearest row"), [.insulated, .windproof]),
        .init(
            "overcoat", [.coat, .jacket], [.outer],
            [
                "overcoat", "wool coat", "topcoat", "top coat", "camel coat", "chesterfield", "cashmere coat",
                "winter coat",
                "wool overcoat", "loden", "crombie", "greatcoat",
            ], -90...13,
            formality: 7, clo: .one(0.6, "ISO 7730: coat")),
        .init(
            "peacoat", [.coat, .jacket], [.outer], ["peacoat", "pea coat", "reefer", "duffle", "duffel", "toggle"],
            -90...13,
            formality: 5, clo: .one(0.6, "ISO 7730: coat")),
        .init(
            "trench coat", [.coat, .jacket], [.outer], ["trench", "mac", "mackintosh", "macintosh", "trenchcoat"],
            4...21,
            formality: 6, clo: .one(0.3, "ISO 7730: smock"), [.windproof, .waterproof]),
        .init(
            "spring coat", [.coat], [.outer], ["spring", "light", "duster", "car coat", "cotton coat", "lightweight"],
            5...19,
            formality: 5, clo: .one(0.35, "ISO 7730: jacket")),
        .init(
            "rain poncho", [.jacket, .coat, .accessories], [.outer],
            ["poncho", "rain poncho", "plastic poncho", "poncho raincoat", "emergency poncho", "waterproof poncho"],
            -5...25,
            formality: 1, clo: .one(0.2, "between ISO 7730's singlet (0.04) and jacket (0.35)"), [.waterproof, .sporty]),
        .init(
            "raincoat", [.coat, .jacket], [.outer],
            [
                "rain", "raincoat", "rain coat", "rain jacket", "rain shell", "waterproof", "hardshell", "hard shell",
                "shell", "gore tex",
                "goretex", "slicker", "oilskin", "cagoule", "storm",
            ], -12...25, formality: 4,
            clo: .one(0.25, "ISO 7730: light summer jacket"), [.windproof, .waterproof, .sporty]),
        .init(
            "windbreaker", [.jacket, .coat], [.outer],
            [
                "windbreaker", "wind", "windproof", "softshell", "soft shell", "anorak", "cycling",
                "windrunner",
            ],
            3...21, formality: 2, clo: .one(0.25, "ISO 7730: light summer jacket"), [.windproof, .sporty]),
        .init(
            "running jacket", [.jacket], [.outer],
            [
                "running", "running jacket", "training", "track", "track jacket", "tracksuit", "gym",
                "sport",
            ],
            0...20, formality: 1, clo: .one(0.25, "ISO 7730: light summer jacket"), [.sport, .sporty]),
        .init(
            "waxed jacket", [.jacket, .coat], [.outer], ["waxed", "wax", "barbour", "field", "m65", "hunting"], -3...17,
            formality: 4, clo: .one(0.35, "ISO 7730: jacket"), [.windproof, .waterproof]),
        .init(
            "denim jacket", [.jacket], [.outer], ["denim", "jean", "trucker"], 8...22, formality: 2,
            clo: .one(0.3, "ISO 7730: smock"), .sporty),
        .init(
            "leather jacket", [.jacket, .coat], [.outer], ["leather", "biker", "moto", "suede"], 4...19, formality: 4,
            clo: .one(0.35, "ISO 7730: jacket"), [.windproof, .sporty]),
        .init("leather coat", [.coat], [.outer], ["leather coat"], 0...15, formality: 5, [.windproof]),
        .init(
            "bomber jacket", [.jacket], [.outer],
            ["bomber", "varsity", "letterman", "harrington", "blouson", "flight"], 5...20,
            formality: 3, clo: .one(0.3, "ISO 7730: smock"), .sporty),
        .init(
            "summer jacket", [.jacket, .coat], [.outer],
            ["summer", "linen", "light", "cotton", "safari", "lightweight"], 10...24,
            formality: 3, clo: .one(0.25, "ISO 7730: light summer jacket")),
        .init(
            "cape", [.coat, .jacket, .cardigan], [.outer], ["cape", "opera cloak", "wool cape"], -4...14, formality: 7,
            clo: .one(0.4, "between ISO 7730's jacket (0.35) and coat (0.60)"), .dressy),
    ]

    static let footwear: [GarmentKind] = [
        .init(
            "snow boots", [.boots, .shoes], [.shoes],
            [
                "snow", "winter", "moon", "insulated", "sorel", "fur lined", "felt", "mukluk", "apres ski", "lined",
                "pac",
                "winter boot", "sheepskin", "ugg", "arctic", "shearling",
            ],
            -90...4, formality: 2, [.snow, .waterproof, .insulated]),
        .init(
            "ski boots", [.boots, .shoes], [.shoes], ["ski", "snowboard"], -90 ... -60, formality: 1, .neverSuggested),
        .init(
            "rubber boots", [.boots, .shoes], [.shoes],
            ["rubber", "rain", "wellington", "welly", "wellie", "gumboot", "hunter"],
            2...22, formality: 1, [.rubber, .waterproof]),
        .init(
            "hiking boots", [.boots, .shoes, .sneakers], [.shoes],
            [
                "hiking", "hike", "trekking", "walking", "mountain", "trail boot",
                "hiker", "climbing", "approach", "work boot",
            ],
            -12...24, formality: 2, .waterproof),
        .init(
            "dress boots", [.boots], [.shoes], ["dress boot", "balmoral", "oxford boot", "brogue"], -12...22,
            formality: 6),
        .init("Chelsea boots", [.boots], [.shoes], ["chelsea", "chukka", "desert", "jodhpur"], -16...22, formality: 5),
        .init(
            "ankle boots", [.boots], [.shoes],
            ["ankle", "heeled", "block heel", "bootie", "stiletto", "leather boot"],
            -12...20, formality: 5),
        .init(
            "tall boots", [.boots], [.shoes], ["knee", "tall", "riding", "over the knee", "knee high", "equestrian"],
            -15...15,
            formality: 5),
        .init(
            "combat boots", [.boots], [.shoes],
            [
                "combat", "doc marten", "dr marten", "martens", "lace up", "cowboy", "western", "biker",
                "timberland",
            ],
            -12...20, formality: 3),
        .init(
            "patent shoes", [.shoes, .heels], [.shoes], ["patent", "opera pump", "evening", "tuxedo"],
            -8...60,
            formality: 9, .dressy),
        .init(
            "oxford shoes", [.shoes], [.shoes], ["oxford", "dress shoe", "cap toe", "wholecut", "balmoral"], -10...60,
            formality: 7),
        .init(
            "derby shoes", [.shoes], [.shoes], ["derby", "brogue", "monk", "wingtip", "monkstrap", "dress", "lace up"],
            -10...60,
            formality: 6),
        .init(
            "loafers", [.shoes], [.shoes], ["loafer", "penny", "tassel", "moccasin", "slip on"], 2...60, formality: 5),
        .init(
            "suede shoes", [.shoes], [.shoes], ["suede", "desert", "buck", "chukka", "wallabee"], 0...60, formality: 4,
            .spoilsWet),
        .init("boat shoes", [.shoes, .sneakers], [.shoes], ["boat", "deck", "driving"], 14...60, formality: 3),
        .init("espadrilles", [.shoes, .sandals, .heels], [.shoes], ["espadrille"], 18...60, formality: 3, .spoilsWet),
        .init(
            "ballet flats", [.shoes, .heels], [.shoes], ["ballet", "flat", "ballerina", "mary jane", "pump flat"],
            8...60,
            formality: 5),
        .init("clogs", [.shoes, .sandals], [.shoes], ["clog", "croc", "mule"], 14...60, formality: 2),
        .init(
            "slippers", [.shoes, .sandals], [.shoes], ["slipper", "house shoe", "moccasin slipper"], formality: 1, .home
        ),
        .init(
            "running shoes", [.sneakers, .shoes], [.shoes],
            [
                "running", "running trainer", "training", "gym", "trail", "sport", "athletic", "cross", "tennis",
                "basketball",
                "runner",
                "jogging", "workout", "cycling", "trail running", "gym shoe", "court trainer", "cross trainer",
            ],
            -10...60, formality: 1, .sport),
        .init(
            "leather sneakers", [.sneakers], [.shoes], ["leather", "minimal", "dress sneaker", "white leather"],
            -6...60,
            formality: 3),
        .init(
            "canvas sneakers", [.sneakers, .shoes], [.shoes], ["canvas", "converse", "plimsoll", "slip on", "vans"],
            4...60,
            formality: 2, .spoilsWet),
        .init(
            "flip-flops", [.sandals, .shoes], [.shoes],
            [
                "flip", "flip flop", "flipflop", "thong", "slide", "beach", "pool", "havaiana",
                "rubber",
            ],
            20...60, formality: 1, .open),
        .init(
            "hiking sandals", [.sandals], [.shoes], ["hiking", "trekking", "sport", "walking", "teva"], 18...60,
            formality: 1,
            .open),
        .init(
            "dress sandals", [.sandals], [.shoes],
            ["heeled", "strappy", "dress", "evening", "wedge", "metallic", "gold", "silver"],
            16...60, formality: 6, [.open, .dressy]),
        .init(
            "heeled sandals", [.heels], [.shoes], ["sandal", "strappy", "peep toe", "wedge"],
            16...60, formality: 6, [.open, .dressy]),
        .init(
            "sandals", [.sandals], [.shoes], ["sandal", "leather sandal", "flat sandal", "birkenstock"], 18...60,
            formality: 2, .open),
        .init(
            "low heels", [.heels], [.shoes], ["low", "kitten", "block", "slingback"], -4...60, formality: 6, .dressy),
    ]
}
