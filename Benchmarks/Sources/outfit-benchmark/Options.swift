// SPDX-License-Identifier: AGPL-3.0-or-later

import Measuring

/// The command-line options.
struct Options {
    var items = 2_000
    var wardrobes = 6
    var count = 10
    var variety = false
    var prints = false
    var packs = false
    var ticks = false
    var seed: UInt64 = 1
    var closet = RandomCloset.Kind.random
    var day: String?

    static let usage = """
        usage: outfit-benchmark [--print | --pack | --ticker] [--items N] [--wardrobes N] [--count N] [--variety] [--seed N]
                                [--closet random|similar|identical] [--day NAME]
          Searches each wardrobe on eight days. Defaults: 2000 random items, 6 wardrobes, the 10 best outfits.
          --day     search only the day with this name, such as "4 to 21, rain"
          --pack    pack one wardrobe for five days instead
          --ticker  measure the delay of a 5 ms ticker during eight concurrent packing searches
          --print   print a wardrobe as JSON for outfit import, without measuring
        """

    init(_ arguments: [String]) throws(UsageError) {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            switch option {
            case "--items": items = try rest.number(after: option, least: 20)
            case "--wardrobes": wardrobes = try rest.number(after: option, least: 1)
            case "--count": count = try rest.number(after: option, least: 1)
            case "--closet":
                guard let name = rest.popFirst(), let kind = RandomCloset.Kind(rawValue: name) else {
                    throw UsageError(message: "--closet takes random, similar or identical")
                }
                closet = kind
            case "--day": day = rest.popFirst()
            case "--variety": variety = true
            case "--print": prints = true
            case "--pack": packs = true
            case "--ticker": ticks = true
            case "--seed": seed = try rest.number(after: option, least: 0)
            default: throw UsageError(message: "unknown option \(option)\n\(Self.usage)")
            }
        }
    }
}
