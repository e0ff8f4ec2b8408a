// SPDX-License-Identifier: Apache-2.0

extension GarmentKind {
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
            ["cover up", "coverup", "beach dress"],
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
            ["nightdress", "nightgown", "robe", "bathrobe", "dressing gown", "pajama", "pyjama", "onesie", "lounge"],
            formality: 1,
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
}
