// SPDX-License-Identifier: Apache-2.0

extension GarmentKind {
    static let topKinds: [GarmentKind] = [
        .init(
            "evening shirt", [.shirt], [.top],
            [
                "evening shirt", "tuxedo shirt", "tux shirt", "pleated", "wing collar", "marcella", "dinner shirt",
                "white tie shirt",
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
}
