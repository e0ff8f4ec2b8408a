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
            "raincoat", [.coat, .jacket], [.outer],
            [
                "rain", "raincoat", "rain coat", "rain jacket", "rain shell", "waterproof", "hardshell", "hard shell",
                "shell", "gore tex",
                "goretex", "slicker", "oilskin", "poncho", "cagoule", "storm",
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
            "patent shoes", [.shoes, .heels], [.shoes], ["patent", "opera pump", "evening", "court shoe", "tuxedo"],
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
                "running", "training", "trainer", "gym", "trail", "sport", "athletic", "cross", "tennis", "basketball",
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

    static let headwear: [GarmentKind] = [
        .init(
            "winter hat", [.accessories, .scarf], [.head],
            [
                "beanie", "knit hat", "knitted hat", "wool hat", "woolly hat", "bobble hat", "watch cap", "toque",
                "tuque",
                "ski hat", "winter hat", "fur hat", "trapper hat", "ushanka", "fleece hat", "balaclava", "knit cap",
                "wool cap", "warm hat",
            ],
            -90...9, formality: 3, .insulated),
        .init(
            "winter hat", [.hat], [.head],
            [
                "beanie", "knit", "knitted", "wool", "woolly", "bobble", "watch cap", "toque", "tuque", "ski hat",
                "pom pom", "winter",
                "fur", "trapper", "ushanka", "fleece hat", "balaclava", "thermal", "cashmere", "knit hat", "ski",
                "fleece", "merino",
                "warm", "shearling", "knit cap", "wool hat", "knitted hat", "wool cap", "earflap",
            ],
            -90...9, formality: 3, .insulated),
        .init(
            "earmuffs", [.hat, .accessories], [.head], ["earmuff", "ear warmer", "headband", "ear muff"], -90...5,
            formality: 3,
            .insulated),
        .init(
            "sun hat", [.accessories], [.head],
            [
                "straw hat", "panama", "panama hat", "sun hat", "sunhat", "boater", "beach hat",
                "safari hat", "floppy hat",
            ], 18...60, formality: 3, .sun),
        .init(
            "cap", [.accessories], [.head], ["baseball cap", "trucker cap", "visor", "snapback", "running cap", "cap"],
            6...60,
            formality: 2, [.sun, .sporty]),
        .init(
            "sun hat", [.hat], [.head],
            [
                "straw", "panama", "sun", "sun hat", "boater", "floppy", "wide brim", "raffia", "sunhat", "safari",
                "beach",
                "straw hat", "panama hat",
            ],
            18...60, formality: 3, .sun),
        .init(
            "cap", [.hat], [.head], ["baseball", "cap", "trucker", "visor", "snapback", "running cap"], 6...60,
            formality: 2,
            [.sun, .sporty]),
        .init(
            "bucket hat", [.hat, .accessories], [.head], ["bucket hat", "bucket", "boonie"], 14...60, formality: 2,
            [.sun, .sporty]),
        .init("rain hat", [.hat], [.head], ["rain", "sou wester"], 2...25, formality: 2, .waterproof),
        .init(
            "felt hat", [.hat], [.head],
            ["fedora", "trilby", "felt", "homburg", "bowler", "top hat", "cloche", "wide brim felt", "felt hat"],
            -5...20, formality: 5),
        .init(
            "flat cap", [.hat], [.head], ["flat", "newsboy", "beret", "tweed", "flat cap", "ivy", "baker boy"], -5...18,
            formality: 4),
        .init("fascinator", [.hat, .accessories], [.head], ["fascinator", "wedding hat"], formality: 7, .dressy),
    ]

    static let handsAndNeck: [GarmentKind] = [
        .init(
            "evening gloves", [.accessories], [.hands],
            [
                "opera glove", "evening glove", "white glove", "satin glove",
                "lace glove",
            ], -90...12, formality: 9, .dressy),
        .init(
            "ski gloves", [.accessories], [.hands],
            [
                "ski glove", "ski mitten", "snow glove", "winter glove", "mitten", "down mitten",
                "thermal glove", "insulated glove", "ski mitt", "mitt",
            ],
            -90...3, formality: 2, .insulated),
        .init(
            "gym gloves", [.accessories], [.accessory],
            [
                "gym glove", "boxing glove", "cycling glove", "work glove", "garden glove",
                "workout glove", "lifting glove", "gardening glove",
            ], .neverSuggested),
        .init(
            "gloves", [.accessories, .scarf], [.hands],
            ["glove", "leather glove", "wool glove", "knit glove", "kid glove", "lined glove"], -16...8, formality: 5,
            .insulated),
        .init(
            "silk scarf", [.accessories], [.neck],
            [
                "silk scarf", "foulard", "linen scarf", "cotton scarf", "light scarf",
                "chiffon scarf", "summer scarf", "bandana", "bandanna", "neckerchief",
            ], 4...24, formality: 6),
        .init(
            "silk scarf", [.scarf], [.neck],
            [
                "silk scarf", "silk", "foulard", "linen", "cotton", "light scarf", "chiffon",
                "summer scarf", "bandana", "bandanna", "neckerchief", "satin", "lightweight", "square",
            ],
            4...24, formality: 6),
        .init(
            "neck warmer", [.scarf, .accessories], [.neck],
            [
                "buff", "neck warmer", "gaiter", "snood", "neck gaiter", "fleece scarf",
                "tube scarf",
            ],
            -90...7, formality: 2, .insulated),
        .init(
            "shawl", [.scarf, .accessories], [.neck],
            ["shawl", "pashmina", "stole", "evening wrap", "cashmere wrap", "shoulder wrap"], -90...20, formality: 7),
        .init(
            "wool scarf", [.accessories], [.neck],
            ["scarf", "wool scarf", "cashmere scarf", "knit scarf", "muffler", "winter scarf"],
            -90...12, formality: 5, .insulated),
        .init(
            "wool scarf", [.scarf], [.neck],
            ["scarf", "wool scarf", "cashmere scarf", "muffler", "wool", "cashmere", "tartan"], -90...12, formality: 5,
            .insulated),
        .init(
            "knit scarf", [.scarf], [.neck], ["knit", "chunky", "blanket", "cable", "fleece"], -90...10, formality: 4,
            .insulated),
    ]

    static let legwear: [GarmentKind] = [
        .init(
            "socks", [.accessories], [.accessory],
            [
                "sock", "legwarmer", "leg warmer", "underwear", "boxer", "brief", "bra",
                "shapewear", "slip underwear",
            ], .neverSuggested)
    ]

    static let trimmings: [GarmentKind] = [
        .init(
            "white bow tie", [.accessories], [.tie], ["white bow tie", "white bowtie", "white pique bow tie"],
            formality: 10,
            [.bowTie, .white]),
        .init(
            "bow tie", [.accessories, .scarf], [.tie], ["bow tie", "bowtie", "bow ties", "black bow tie"], formality: 9,
            .bowTie),
        .init(
            "tie", [.accessories, .scarf], [.tie],
            ["tie", "necktie", "silk tie", "knit tie", "cravat", "ascot", "grenadine", "knitted tie"], formality: 7,
            .necktie),
        .init(
            "tie bar", [.accessories, .jewelry], [.accessory], ["tie bar", "tie clip", "tie pin", "collar stay"],
            formality: 7,
            .neverSuggested),
        .init("cummerbund", [.accessories, .belt], [.waist], ["cummerbund"], formality: 9, [.dinner]),
        .init("suspenders", [.accessories, .belt], [.waist], ["suspender", "braces"], formality: 7, .neverSuggested),
        .init(
            "woven belt", [.belt], [.waist], ["woven", "canvas", "fabric", "web", "braided", "rope", "elastic"],
            formality: 3),
        .init("belt", [.belt, .accessories], [.waist], ["belt", "leather belt", "dress belt"], formality: 5),
        .init(
            "running belt", [.belt, .accessories], [.accessory],
            ["running belt", "tool belt", "money belt", "waist pack"],
            .neverSuggested),
        .init("umbrella", [.accessories, .bag], [.accessory], ["umbrella", "brolly"], formality: 5, .umbrella),
        .init(
            "sunglasses", [.accessories, .jewelry], [.accessory], ["sunglass", "sunglasses", "shade", "aviators"],
            formality: 4,
            .neverSuggested),
        .init(
            "pocket square", [.accessories], [.accessory], ["pocket square", "pocket handkerchief", "boutonniere"],
            formality: 7,
            .neverSuggested),
        .init(
            "cufflinks", [.accessories, .jewelry], [.accessory], ["cufflink", "cuff link", "stud"], formality: 9,
            .neverSuggested),
        .init(
            "sports watch", [.jewelry, .accessories], [.jewelry],
            [
                "sport watch", "sports watch", "smartwatch", "smart watch",
                "fitness", "running watch", "diver watch", "dive watch", "fitness band",
            ], formality: 2, .sporty),
        .init("watch", [.jewelry, .accessories], [.jewelry], ["watch", "dress watch", "wristwatch"], formality: 6),
        .init(
            "jewelry", [.jewelry, .accessories], [.jewelry],
            ["necklace", "earring", "bracelet", "pearl", "brooch", "ring", "pendant", "hoop"], formality: 6, .dressy),
        .init("clutch", [.bag, .accessories], [.bag], ["clutch", "evening bag", "minaudiere"], formality: 8, .dressy),
        .init(
            "briefcase", [.bag], [.bag],
            ["briefcase", "laptop", "work bag", "attache", "satchel", "messenger", "portfolio"],
            formality: 6),
        .init("backpack", [.bag, .accessories], [.bag], ["backpack", "rucksack", "daypack"], formality: 2, .sporty),
        .init(
            "gym bag", [.bag], [.bag], ["gym", "duffel", "duffle", "sport", "sports", "holdall"], formality: 1, .sport),
        .init("beach bag", [.bag], [.bag], ["beach", "straw", "raffia", "basket", "net"], formality: 2, .swim),
        .init("tote", [.bag], [.bag], ["tote", "shopper", "canvas"]),
        .init(
            "bag", [.accessories], [.bag],
            [
                "bag", "tote", "tote bag", "shopper", "handbag", "purse", "crossbody", "briefcase",
                "messenger bag", "gym bag", "beach bag", "shoulder bag",
            ], formality: 3),
        .init("handbag", [.bag], [.bag], ["handbag", "purse", "shoulder", "crossbody", "leather bag"], formality: 6),
    ]
}
