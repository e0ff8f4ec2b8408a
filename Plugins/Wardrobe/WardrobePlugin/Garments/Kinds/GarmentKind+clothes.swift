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

    static let topKinds: [GarmentKind] = [
        .init(
            "evening shirt", [.shirt], [.top],
            [
                "evening shirt", "tuxedo shirt", "tux shirt", "pleated", "wing collar", "marcella", "dinner shirt",
                "formal shirt", "white tie shirt",
            ], formality: 9, [.collar, .dressy]),
        .init(
            "dress shirt", [.shirt], [.top], ["dress shirt", "poplin", "twill shirt", "french cuff", "business shirt"],
            formality: 6, .collar),
        .init("oxford shirt", [.shirt], [.top], ["oxford", "button down", "ocbd"], formality: 5, .collar),
        .init(
            "flannel shirt", [.shirt], [.top], ["flannel", "lumberjack", "corduroy shirt", "cord shirt"], -90...20,
            formality: 2, clo: .one(0.34, "ASHRAE 55: long-sleeve flannel shirt"), .collar),
        .init(
            "overshirt", [.shirt, .jacket], [.secondMid], ["overshirt", "shacket", "shirt jacket", "chore"], 3...20,
            formality: 3, clo: .one(0.3, "ISO 7730: smock"), [.opensInFront, .sporty]),
        .init("linen shirt", [.shirt, .blouse], [.top], ["linen"], 15...60, formality: 4, .collar),
        .init(
            "Hawaiian shirt", [.shirt], [.top], ["hawaiian", "aloha", "camp collar", "resort shirt", "camp shirt"],
            18...60, formality: 2, clo: .one(0.19, "ASHRAE 55: short-sleeve dress shirt")),
        .init(
            "short-sleeved shirt", [.shirt, .blouse], [.top], ["short sleeve", "short sleeved"], 15...60, formality: 4,
            clo: .one(0.19, "ASHRAE 55: short-sleeve dress shirt"), .collar),
        .init("denim shirt", [.shirt], [.top], ["denim", "chambray", "western"], formality: 3, .collar),
        .init("hiking shirt", [.shirt], [.top], ["hiking", "trekking", "fishing", "outdoor shirt"], formality: 2),
        .init(
            "evening top", [.blouse, .tshirt], [.top], ["sequin", "sequined", "evening top", "satin top"],
            formality: 7, .dressy),
        .init(
            "camisole", [.blouse, .tshirt], [.top], ["camisole", "cami"], 16...60, formality: 4,
            clo: .one(0.06, "between ISO 7730's singlet (0.04) and T-shirt (0.09)"), .sleeveless),
        .init(
            "sleeveless blouse", [.blouse], [.top], ["sleeveless", "shell top", "halter"], 16...60, formality: 5,
            clo: .one(0.12, "ASHRAE 55: sleeveless scoop-neck blouse"), .sleeveless),
        .init("silk blouse", [.blouse], [.top], ["silk", "pussy bow", "satin"], formality: 6),
        .init(
            "rash guard", [.tshirt], [.top], ["rash guard", "rashguard", "rash vest", "swim shirt"], 20...60,
            formality: 1,
            .swim),
        .init(
            "swimsuit", [.tshirt, .dress, .jumpsuit, .accessories, .shorts], [.onePiece],
            ["swimsuit", "bathing suit", "one item swimsuit", "bikini", "wetsuit", "swimming costume"], 20...60,
            formality: 1,
            clo: .one(0.05, "ASHRAE 55: panty and bra, rounded up"), [.swim, .beltless]),
        .init(
            "thermal top", [.tshirt, .shirt, .sweater], [.base],
            [
                "thermal", "thermal top", "thermal shirt", "base layer", "baselayer", "long underwear",
                "thermal underwear",
                "merino base layer", "undershirt thermal", "heattech", "thermal base layer",
            ], -90...5, formality: 2, clo: .one(0.2, "ASHRAE 55: long underwear top"), .thermal),
        .init(
            "undershirt", [.tshirt, .shirt, .accessories], [.base], ["undershirt", "vest underwear"],
            clo: .one(0.04, "ISO 7730: singlet"), .neverSuggested),
        .init(
            "tank top", [.tshirt, .blouse], [.top], ["tank", "tank top", "singlet", "muscle"], 20...60, formality: 1,
            clo: .one(0.06, "between ISO 7730's singlet (0.04) and T-shirt (0.09)"), .sleeveless),
        .init(
            "training top", [.tshirt, .shirt], [.top],
            [
                "training", "running", "gym", "workout", "yoga tank", "running tank", "gym tank", "sports tank",
                "athletic", "sport", "sports", "jersey top", "performance",
                "yoga",
                "tech tee", "dri fit", "dry fit", "sports bra", "exercise", "football shirt", "soccer", "cycling",
                "jogging",
                "trail", "quick dry",
            ], formality: 1, .sport),
        .init(
            "pajama top", [.tshirt, .shirt], [.top], ["pajama", "pyjama", "sleep", "nightshirt", "pj", "lounge"],
            formality: 1, .home),
        .init(
            "polo shirt", [.tshirt, .shirt], [.top], ["polo"], 12...60, formality: 3,
            clo: .one(0.17, "ASHRAE 55: short-sleeve knit shirt")),
        .init(
            "long-sleeved T-shirt", [.tshirt], [.top], ["long sleeve", "long sleeved", "henley", "breton"],
            formality: 2,
            clo: .one(0.2, "ISO 7730: light-weight shirt, long sleeves")),
        .init(
            "turtleneck", [.tshirt, .sweater], [.top],
            ["turtleneck", "turtle neck", "roll neck", "rollneck", "polo neck"],
            -90...18, formality: 5),
    ]

    static let bottomKinds: [GarmentKind] = [
        .init(
            "white-tie trousers", [.pants], [.bottom], ["tail", "tailcoat", "white tie"], formality: 10,
            [.tail, .beltless]),
        .init(
            "evening trousers", [.pants, .skirt], [.bottom],
            ["evening", "tuxedo", "tux", "dinner", "satin stripe", "dinner suit", "black tie", "smoking"], formality: 9,
            [.dinner, .beltless]),
        .init("suit trousers", [.pants], [.bottom], ["suit", "pantsuit"], formality: 7, .suit),
        .init(
            "dress trousers", [.pants], [.bottom],
            ["dress pants", "dress trouser", "flannel", "slack", "tailored", "pleated", "wool trouser", "worsted"],
            -90...30,
            formality: 6),
        .init(
            "running tights", [.leggings, .pants], [.bottom],
            [
                "running", "training", "gym", "yoga", "workout", "sport", "athletic", "compression", "exercise",
                "cycling",
                "running tight", "sport tight", "yoga pant",
            ],
            formality: 1, [.sport, .beltless]),
        .init(
            "thermal leggings", [.leggings, .pants, .accessories], [.legs],
            [
                "long john", "thermal", "base layer", "baselayer", "long underwear", "heattech", "thermal leggings",
                "merino leggings",
            ], -90 ... -1, formality: 2, clo: .one(0.15, "ASHRAE 55: long underwear bottoms"), .thermal),
        .init(
            "lined leggings", [.leggings, .pants], [.bottom],
            ["fleece lined", "fleece", "lined legging", "warm", "winter", "wool legging"], -90...9, formality: 2,
            clo: .one(0.24, "ASHRAE 55: thick trousers"), .beltless),
        .init(
            "tights", [.leggings, .accessories], [.legs],
            ["tight", "stocking", "pantyhose", "hosiery", "nylon stocking", "opaque tight"], -90...19,
            clo: .one(0.02, "ASHRAE 55: panty hose"), .hosiery),
        .init(
            "wool tights", [.leggings, .accessories], [.legs],
            ["wool tight", "thick tight", "winter tight", "fleece tight"],
            -90...10, clo: .one(0.1, "ISO 7730: underpants, long legs"), .hosiery),
        .init(
            "ski pants", [.pants, .leggings], [.bottom],
            [
                "ski", "snow", "snowboard", "insulated", "ski pant", "padded", "snow pant", "bib", "salopette",
                "down pant",
            ],
            -90...2, formality: 1, clo: .one(0.35, "ISO 7730: fibre-pelt trousers"),
            [.insulated, .windproof, .waterproof, .beltless, .snow]),
        .init(
            "rain pants", [.pants], [.bottom], ["rain pant", "rain trouser", "waterproof", "rain", "hardshell"],
            -10...18,
            formality: 1,
            [.windproof, .waterproof, .beltless]),
        .init(
            "winter trousers", [.pants, .jeans], [.bottom],
            ["fleece lined", "lined", "winter", "moleskin", "softshell", "insulated", "warm", "thermal jean"],
            -90...9, formality: 3, clo: .one(0.28, "ISO 7730: flannel trousers")),
        .init(
            "corduroys", [.pants], [.bottom], ["corduroy", "cord"], -90...20, formality: 4,
            clo: .one(0.24, "ASHRAE 55: thick trousers")),
        .init(
            "hiking pants", [.pants], [.bottom], ["hiking", "trekking", "outdoor", "climbing", "hiker", "convertible"],
            formality: 2),
        .init(
            "joggers", [.pants, .leggings], [.bottom],
            [
                "jogger", "sweatpant", "jogging", "track", "tracksuit", "sweat", "training", "gym", "running", "sport",
                "yoga",
                "athletic", "workout", "jog",
            ], formality: 1,
            clo: .one(0.28, "ASHRAE 55: sweatpants"), [.sport, .beltless, .home]),
        .init(
            "pajama pants", [.pants, .shorts], [.bottom], ["pajama", "pyjama", "sleep", "lounge", "pj"], formality: 1,
            [.home, .beltless]),
        .init("linen trousers", [.pants], [.bottom], ["linen"], 16...60, formality: 4),
        .init("chinos", [.pants], [.bottom], ["chino", "khaki"], formality: 4),
        .init("cargo pants", [.pants], [.bottom], ["cargo", "utility", "work pant"], formality: 2),
        .init(
            "leather trousers", [.pants, .leggings], [.bottom], ["leather", "faux leather"], -90...20, formality: 4),
        .init("white jeans", [.jeans], [.bottom], ["white"], 10...60, formality: 3),
        .init("ripped jeans", [.jeans], [.bottom], ["ripped", "distressed", "torn", "baggy"], formality: 2),
        .init("denim shorts", [.shorts], [.bottom], ["denim", "jean", "cutoff"], 17...60, formality: 2, .bareLegs),
        .init(
            "swim trunks", [.shorts, .pants, .accessories], [.bottom],
            ["swim", "swim trunk", "trunk", "board short", "boardshort", "bathing", "swimming", "swim short"], 20...60,
            formality: 1, [.swim, .bareLegs, .beltless]),
        .init(
            "running shorts", [.shorts], [.bottom],
            [
                "running", "training", "gym", "sport", "athletic", "workout", "basketball", "cycling", "football",
                "jogging",
                "exercise", "yoga", "bike", "biker",
            ],
            16...60, formality: 1, [.sport, .bareLegs, .beltless]),
        .init(
            "tailored shorts", [.shorts], [.bottom], ["tailored", "bermuda", "linen", "chino"], 17...60, formality: 3,
            .bareLegs),
        .init(
            "evening skirt", [.skirt], [.bottom], ["evening", "ball", "sequin", "floor length", "taffeta"],
            formality: 9,
            [.beltless, .dressy]),
        .init("pencil skirt", [.skirt], [.bottom], ["pencil", "work skirt", "office"], formality: 6, .bareLegs),
        .init("suit skirt", [.skirt], [.bottom], ["suit"], formality: 7, [.suit, .bareLegs]),
        .init("denim skirt", [.skirt], [.bottom], ["denim", "jean"], formality: 2, .bareLegs),
        .init(
            "mini skirt", [.skirt, .shorts], [.bottom], ["mini", "skort", "tennis"], 12...60, formality: 3,
            clo: .one(0.1, "ASHRAE 55: thin skirt, shortened"), .bareLegs),
        .init(
            "summer skirt", [.skirt], [.bottom], ["summer", "linen", "cotton", "beach", "sarong", "wrap"], 16...60,
            formality: 4, clo: .one(0.14, "ASHRAE 55: thin skirt"), .bareLegs),
        .init(
            "wool skirt", [.skirt], [.bottom], ["wool", "tweed", "winter", "flannel"], -90...20, formality: 6,
            clo: .one(0.23, "ASHRAE 55: thick skirt"), .bareLegs),
        .init("maxi skirt", [.skirt], [.bottom], ["maxi", "long"], formality: 4),
        .init("silk skirt", [.skirt], [.bottom], ["silk", "satin", "slip"], 10...60, formality: 6, .bareLegs),
    ]

    static let onePieceKinds: [GarmentKind] = [
        .init(
            "ball gown", [.dress], [.onePiece], ["ball gown", "white tie"], formality: 10, [.gown, .beltless, .dressy]),
        .init(
            "evening gown", [.dress], [.onePiece],
            ["evening gown", "gown", "evening dress", "formal gown", "floor length", "black tie"], formality: 9,
            [.gown, .beltless, .dressy]),
        .init(
            "cocktail dress", [.dress, .jumpsuit], [.onePiece],
            [
                "cocktail", "party dress", "little black dress", "lbd", "sequin", "velvet", "evening",
                "evening jumpsuit",
                "satin", "slip dress",
            ], formality: 7, [.bareLegs, .beltless, .dressy]),
        .init(
            "sundress", [.dress], [.onePiece],
            ["sundress", "sun dress", "summer", "beach", "linen", "strappy", "sleeveless cotton"],
            17...60, formality: 3, clo: .one(0.18, "ASHRAE 55: sleeveless short gown (thin), as the nearest row"),
            [.bareLegs, .sleeveless, .beltless]),
        .init(
            "cover-up", [.dress, .shirt, .cardigan], [.onePiece],
            ["cover up", "coverup", "kaftan", "caftan", "beach dress"],
            20...60,
            formality: 1, [.swim, .bareLegs, .beltless]),
        .init(
            "sweater dress", [.dress], [.onePiece],
            ["sweater", "knit", "knitted", "wool", "jumper", "winter", "knitted wool"],
            -90...17,
            formality: 5, clo: .one(0.47, "ASHRAE 55: long-sleeve shirt dress (thick)"), [.bareLegs, .beltless]),
        .init(
            "sheath dress", [.dress], [.onePiece],
            ["sheath", "shift", "pencil", "work", "office", "business", "tailored"],
            formality: 7,
            [.bareLegs, .beltless]),
        .init(
            "wrap dress", [.dress], [.onePiece], ["wrap", "midi", "tea", "silk"], formality: 6, [.bareLegs, .beltless]),
        .init("shirt dress", [.dress], [.onePiece], ["shirt", "denim", "shirtdress"], formality: 4, .bareLegs),
        .init("maxi dress", [.dress], [.onePiece], ["maxi", "boho"], 14...60, formality: 4, .beltless),
        .init(
            "T-shirt dress", [.dress], [.onePiece], ["t shirt", "tshirt", "jersey", "casual", "tee"], 14...60,
            formality: 3,
            [.bareLegs, .beltless]),
        .init("floral dress", [.dress], [.onePiece], ["floral"], 14...60, formality: 5, [.bareLegs, .beltless]),
        .init(
            "nightdress", [.dress, .jumpsuit], [.onePiece],
            ["nightdress", "nightgown", "robe", "bathrobe", "pajama", "pyjama", "onesie", "lounge"], formality: 1,
            [.home, .beltless]),
        .init(
            "ski suit", [.jumpsuit], [.onePiece], ["ski", "snow", "snowsuit"], -90...2, formality: 1,
            clo: .one(0.9, "ISO 7730: fibre-pelt boiler suit"),
            [.insulated, .windproof, .waterproof, .beltless, .snow]),
        .init(
            "overalls", [.jumpsuit], [.onePiece], ["overall", "dungaree", "boiler", "coverall", "utility", "work"],
            formality: 2,
            .beltless),
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
            "robe", [.cardigan, .coat, .hoodie], [.secondMid], ["robe", "bathrobe", "dressing gown", "kimono"],
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

    /// What a category means by itself.
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
    /// A kind whose insulation does not depend on fabric or weight.
    static func one(_ clo: Double, _ source: String) -> InsulationSpan {
        InsulationSpan(thin: clo, normal: clo, thick: clo, source: source)
    }
}
