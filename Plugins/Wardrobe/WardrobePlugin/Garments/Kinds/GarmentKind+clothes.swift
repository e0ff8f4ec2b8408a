// SPDX-License-Identifier: Apache-2.0

extension GarmentKind {
    static let tailoring: [GarmentKind] = [
        .init(
            "tailcoat", [.blazer, .jacket, .coat], [.secondMid],
            ["tailcoat", "tail coat", "white tie", "morning coat"],
            formality: 10, .tail),
        .init(
            "dinner jacket", [.blazer, .jacket, .coat], [.secondMid],
            [
                "dinner jacket", "tuxedo", "tux", "smoking", "smoking jacket", "black tie", "evening jacket",
                "tux jacket",
                "tuxedo jacket",
            ], formality: 9, .dinner),
        .init("velvet blazer", [.blazer, .jacket], [.secondMid], ["velvet"], -90...24, formality: 7, .dressy),
        .init(
            "sport coat", [.blazer, .jacket], [.secondMid],
            ["sport coat", "sports coat", "sport jacket", "tweed", "corduroy blazer", "unstructured", "cord blazer"],
            -90...24, formality: 6),
        .init("linen blazer", [.blazer], [.secondMid], ["linen"], 12...60, formality: 6),
        .init(
            "suit jacket", [.blazer, .jacket], [.secondMid], ["suit", "suit jacket", "suit coat", "pantsuit"],
            formality: 7,
            .suit),
        .init(
            "vest", [.cardigan, .sweater, .accessories, .blazer, .jacket, .shirt], [.mid],
            ["waistcoat", "suit vest", "dress vest", "vest waistcoat"],
            formality: 7, clo: .one(0.1, "ASHRAE 55: sleeveless vest (thin)"), .waistcoat),
        .init(
            "evening vest", [.cardigan, .sweater, .accessories, .blazer, .jacket], [.mid],
            ["white waistcoat", "evening waistcoat", "dinner waistcoat", "white tie waistcoat", "tuxedo vest"],
            formality: 9, clo: .one(0.1, "ASHRAE 55: sleeveless vest (thin)"), [.waistcoat, .dinner]),
    ]

    static let midLayers: [GarmentKind] = [
        .init(
            "gilet", [.jacket, .cardigan, .sweater, .hoodie, .coat, .accessories], [.secondMid],
            [
                "gilet", "down vest", "puffer vest", "quilted vest", "fleece vest", "body warmer", "bodywarmer",
                "insulated vest",
                "padded vest", "vest",
            ], -90...14, formality: 3, clo: .one(0.2, "ISO 7730: fibre-pelt vest"),
            [.insulated, .opensInFront, .sporty]),
        .init(
            "sweater vest", [.sweater, .cardigan], [.mid], ["sweater vest", "knit vest", "slipover", "tank knit"],
            -90...20,
            formality: 4, clo: .one(0.17, "ASHRAE 55: sleeveless vest (thick)")),
        .init(
            "fleece", [.jacket, .hoodie, .sweater, .cardigan], [.secondMid],
            ["fleece", "fleece jacket", "polar fleece", "sherpa", "teddy", "softshell fleece"], -90...15, formality: 2,
            clo: .one(0.4, "ISO 7730: fibre-pelt jacket"), [.opensInFront, .sporty]),
        .init(
            "heavy sweater", [.sweater], [.mid],
            [
                "cable", "chunky", "thick", "heavy", "aran", "fisherman", "norwegian", "nordic", "fair isle",
                "icelandic", "lopi",
                "alpaca", "shetland", "heavy wool", "heavy knit",
            ], -90...13, formality: 4,
            clo: .one(0.35, "ISO 7730: thick sweater"), .bulky),
        .init(
            "fine sweater", [.sweater], [.mid, .top], ["fine", "thin", "light", "lightweight", "silk", "fine gauge"],
            -90...22, formality: 5, clo: .one(0.2, "ISO 7730: thin sweater")),
        .init("merino sweater", [.sweater], [.mid, .top], ["merino", "cashmere"], -90...20, formality: 5),
        .init("cotton sweater", [.sweater], [.mid], ["cotton", "linen"], -90...24, formality: 4),
        .init(
            "training sweatshirt", [.hoodie, .sweater], [.mid],
            [
                "running", "training", "track", "zip running", "gym", "sport", "workout", "athletic", "tracksuit",
                "quarter zip running",
            ],
            -90...18, formality: 1, .sport),
        .init(
            "sweatshirt", [.sweater, .hoodie], [.mid], ["sweatshirt", "crewneck sweatshirt", "sweat"], -90...20,
            formality: 2),
        .init(
            "robe", [.cardigan, .coat, .hoodie], [.secondMid], ["robe", "bathrobe", "dressing gown"],
            formality: 1,
            .home),
        .init(
            "light cardigan", [.cardigan], [.secondMid],
            [
                "light", "thin", "fine", "silk", "cotton", "linen", "cropped", "summer",
                "lightweight",
            ], -90...25, formality: 4, clo: .one(0.2, "ISO 7730: thin sweater"), .opensInFront),
        .init(
            "heavy cardigan", [.cardigan], [.secondMid], ["chunky", "cable", "thick", "shawl", "heavy", "alpaca"],
            -90...14,
            formality: 4, clo: .one(0.36, "ASHRAE 55: long sleeve shirt (thick)"), [.opensInFront, .bulky]),
    ]

    /// The kind of a category without further information.
    static let usual: [GarmentKind] = [
        .init("shirt", [.shirt], [.top], [], .collar),
        .init("blouse", [.blouse], [.top]),
        .init("T-shirt", [.tshirt], [.top]),
        .init("sweater", [.sweater], [.mid], [], -90...18),
        .init("hoodie", [.hoodie], [.mid], [], -90...20),
        .init("cardigan", [.cardigan], [.secondMid], [], -90...20, .opensInFront),
        .init("blazer", [.blazer], [.secondMid], [], -90...27),
        .init("jacket", [.jacket], [.outer], [], -4...20),
        .init("coat", [.coat], [.outer], [], -90...14),
        .init("trousers", [.pants], [.bottom]),
        .init("jeans", [.jeans], [.bottom], [], -90...30),
        .init("shorts", [.shorts], [.bottom], [], 17...60, .bareLegs),
        .init("skirt", [.skirt], [.bottom], [], .bareLegs),
        .init("leggings", [.leggings], [.bottom], [], -90...28, .beltless),
        .init("dress", [.dress], [.onePiece], [], [.bareLegs, .beltless]),
        .init("jumpsuit", [.jumpsuit], [.onePiece], [], .beltless),
        .init("shoes", [.shoes], [.shoes], [], -12...60),
        .init("boots", [.boots], [.shoes], [], -90...22),
        .init("sneakers", [.sneakers], [.shoes], [], -6...60),
        .init("sandals", [.sandals], [.shoes], [], 18...60, .open),
        .init("heels", [.heels], [.shoes], [], -6...60, .dressy),
        .init("accessory", [.accessories], [.accessory]),
        .init("scarf", [.scarf], [.neck], [], -90...12),
        .init("hat", [.hat], [.head], [], 2...32),
        .init("belt", [.belt], [.waist]),
        .init("jewelry", [.jewelry], [.jewelry]),
        .init("bag", [.bag], [.bag]),
    ]
}

extension InsulationSpan {
    /// Returns a span for a kind whose insulation doesn't depend on fabric or weight.
    static func one(_ clo: Double, _ source: String) -> InsulationSpan {
        InsulationSpan(thin: clo, normal: clo, thick: clo, source: source)
    }
}
