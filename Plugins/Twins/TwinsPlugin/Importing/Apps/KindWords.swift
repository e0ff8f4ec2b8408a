// SPDX-License-Identifier: Apache-2.0

/// The kinds that categories and tags of other apps name.
enum KindWords {
    /// Returns the kind that a word names, in singular or plural, or `nil`.
    static func kind(of word: String) -> TwinKind? {
        let folded = word.foldedHeading
        return words[folded] ?? (folded.hasSuffix("s") ? words[String(folded.dropLast())] : nil)
    }

    /// Returns the category of a device that a word names, or `nil`.
    static func electronics(_ word: String) -> ElectronicsCategory? {
        let folded = word.foldedHeading
        return devices[folded] ?? (folded.hasSuffix("s") ? devices[String(folded.dropLast())] : nil)
    }

    private static let words: [String: TwinKind] = {
        var words: [String: TwinKind] = [:]
        for (kind, texts) in [
            (.book, "book library paperback hardcover ebook"),
            (.food, "food drink beverage grocery groceries pantry"),
            (.furniture, "furniture chair table desk sofa couch bed wardrobe cabinet shelf shelving bookcase"),
            (.electronics, "electronics electronic computer appliance"),
            (.clothing, "clothing clothes apparel garment shoe"), (.games, "game boardgame videogame"),
            (.tools, "tool powertool handtool gardentool"), (.plants, "plant houseplant"),
        ] as [(TwinKind, String)] {
            for text in texts.split(separator: " ") { words[String(text)] = kind }
        }
        for device in devices.keys { words[device] = .electronics }
        return words
    }()

    private static let devices: [String: ElectronicsCategory] = [
        "laptop": .laptop, "notebook": .laptop, "tablet": .tablet, "phone": .smartphone, "smartphone": .smartphone,
        "mobilephone": .smartphone, "mobiledevice": .smartphone, "camera": .camera, "tv": .tv, "television": .tv,
        "headphone": .audio, "speaker": .audio, "audio": .audio, "console": .gaming, "appliance": .appliance,
        "desktop": .other, "monitor": .other, "display": .other, "printer": .other, "voipphone": .other,
        "conferencephone": .other, "network": .other, "smarthome": .smartHome,
    ]
}
