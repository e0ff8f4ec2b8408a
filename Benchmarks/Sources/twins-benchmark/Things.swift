// SPDX-License-Identifier: AGPL-3.0-or-later

import CivilTime

/// Things of a household, as a table to import and as words to search for.
///
/// The same number gives the same thing.
enum Things {
    static let words = [
        "amber", "basket", "blue", "bread", "bright", "button", "cable", "camera", "candle", "carpet", "cedar",
        "chair", "charger", "clock", "copper", "cotton", "cup", "desk", "dish", "drill", "engine", "fabric",
        "filter", "flour", "folding", "garden", "glass", "green", "hammer", "handle", "heavy", "honey", "hook",
        "iron", "jar", "kettle", "knife", "ladder", "lamp", "leather", "light", "linen", "marble", "milk", "mirror",
        "needle", "oak", "olive", "orange", "oven", "paper", "pencil", "pepper", "pillow", "plate", "portable",
        "pump", "quilt", "radio", "rice", "river", "rope", "round", "salt", "screen", "shelf", "silver", "small",
        "soap", "spare", "speaker", "spoon", "square", "steel", "stone", "sugar", "table", "tea", "thread", "tin",
        "tool", "towel", "tray", "velvet", "walnut", "water", "wheel", "white", "window", "winter", "wire", "wool",
        "yellow", "zinc",
    ]
    static let authors = [
        "Fyodor Dostoevsky", "Ursula K. Le Guin", "Lesya Ukrainka", "Taras Shevchenko", "Jane Austen", "Toni Morrison",
        "Stanisław Lem", "Gabriel García Márquez", "Chinua Achebe", "Virginia Woolf", "Franz Kafka", "Olga Tokarczuk",
    ]
    /// Searches of several kinds: a word, the beginning of one, two words, a number, and a name in other letters.
    static let searches = [
        "lamp", "wal", "oak table", "silver spoon", "dostoyevsky", "Достоєвський", "le guin", "4711", "ukrainka",
        "green gl", "milk", "zi", "winter wool", "marquez", "cellar 3", "tokar", "spare wire 12", "note 77", "bread",
        "quilt velvet",
    ]

    /// The place of a thing, one of fifty.
    static func place(_ number: Int) -> String { "Home / Room \(number % 50 / 5) / Shelf \(number % 50)" }

    /// A table of things; the numbers in their names begin at the given one.
    ///
    /// A quarter of them each are books, food that expires over two years, tools, and other things.
    static func table(_ count: Int, from first: Int = 0, today: CalendarDay) -> [UInt8] {
        var text = "name,kind,author,brand,quantity,expiry,location,purchaseDate,price,condition,tags,notes\n"
        for number in first..<(first + count) {
            let words = Things.words
            let name = [
                words[number % words.count], words[number / 7 % words.count], words[number / 91 % words.count],
                "\(number)",
            ].joined(separator: " ")
            let day = today.adding(days: number * 11 % 730)
            let part =
                switch number % 4 {
                case 0: "book,\(authors[number / 4 % authors.count]),,,"
                case 1: "food,,Brand \(number % 90),\(number % 5 + 1),\(day)"
                case 2: "tools,,Brand \(number % 90),,"
                default: "unknown,,,,"
                }
            text += "\(name),\(part),\(place(number)),\(2015 + number % 11)-\(two(number % 12 + 1))-15,"
            text +=
                "\(number % 500).50 EUR,good,tag \(number % 20),note \(number) of the \(words[number / 3 % words.count])\n"
        }
        return Array(text.utf8)
    }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    /// A PNG picture of about 100 KB: 182 by 182 pixels of noise, stored without compression (RFC 1950 and 1951).
    static func photo(_ number: Int) -> [UInt8] {
        let side = 182
        var state = UInt64(number + 1)
        var rows: [UInt8] = []
        for _ in 0..<side {
            rows.append(0)
            for _ in 0..<(side * 3) {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                rows.append(UInt8(state >> 56))
            }
        }
        var stream: [UInt8] = [0x78, 1]
        var start = 0
        while start < rows.count {
            let end = min(start + 65_535, rows.count)
            let (length, isLast) = (end - start, end == rows.count)
            stream.append(isLast ? 1 : 0)
            for part in [length, length >> 8, ~length, ~length >> 8] { stream.append(UInt8(truncatingIfNeeded: part)) }
            stream += rows[start..<end]
            start = end
        }
        var (low, high): (UInt32, UInt32) = (1, 0)
        for byte in rows {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        stream += big(high << 16 | low)
        let header = big(UInt32(side)) + big(UInt32(side)) + [8, 2, 0, 0, 0]
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header) + chunk("IDAT", stream)
            + chunk("IEND", [])
    }

    private static func big(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { (shift: UInt32) -> UInt8 in UInt8(truncatingIfNeeded: value >> shift) }
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + content
        return big(UInt32(content.count)) + body + big(checksum(body))
    }

    /// The table of CRC-32 with the reflected polynomial 0xEDB88320 (ISO 3309).
    private static let checksums: [UInt32] = (0..<256).map { index in
        var value = UInt32(index)
        for _ in 0..<8 { value = value & 1 == 1 ? (value >> 1) ^ 0xEDB8_8320 : value >> 1 }
        return value
    }

    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in bytes { sum = (sum >> 8) ^ checksums[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] }
        return ~sum
    }
}
