// SPDX-License-Identifier: Apache-2.0

extension GarmentKind {
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
            "underwear or socks", [.accessories], [.accessory],
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
