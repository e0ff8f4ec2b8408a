// SPDX-License-Identifier: AGPL-3.0-or-later

extension ProgramFace {
    /// `outfit`, with calls on 21 November 2026.
    static let outfit = ProgramFace(
        program: .outfit,
        calls: dressingCalls.merging(itemCalls) { $1 }.merging(savedCalls) { $1 }.merging(wearerCalls) { $1 }
            .merging(wishCalls) { $1 },
        // Tests don't access the network.
        others: ["forecast"])

    private static let files: [String: [UInt8]] = [
        "filling.csv": Array(OutfitHome.table.utf8), "calendar.ics": Array(PlanAndPackTests.calendar.utf8),
        "pass.txt": Array("correct horse battery\n".utf8),
        "more.csv": Array("title,category,color\nTee,tshirt,#FFFFFF\nHat,hatt,#000000\n".utf8),
        "chart.json": Array(
            #"{"brand": "Aran Mills", "sizes": [{"label": "M", "body": {"chest": {"minimum": 94, "maximum": 102}}}]}"#
                .utf8),
    ]

    private static let moment = ["--now", "2026-11-21T08:00:00Z"]
    private static let fill = ["import", "filling.csv"] + moment
    private static let wore = ["wear", "White shirt", "chinos", "--date", "2026-11-20", "--rating", "4"] + moment
    private static let saved = ["save", "Monday", "White shirt", "Gray trousers", "loafers"] + moment
    private static let calendar = ["calendar", "import", "calendar.ics"] + moment
    private static let wish =
        ["wishlist", "add", "Rain boots", "--category", "boots", "--brand", "Aran Mills", "--price", "120 EUR"] + moment
    private static let measured = ["profile", "measure", "chest=97", "--passphrase-file", "pass.txt"] + moment

    private static func call(
        _ arguments: [String] = [], after preparation: [[String]] = [fill], secret: String? = nil
    ) -> Call {
        Call(arguments, after: preparation, files: files, secret: secret)
    }

    private static let dressingCalls = [
        "suggest": call(
            [
                "--temp", "12.8C", "--occasion", "work", "--wind", "12mph", "--date", "tomorrow", "--with",
                "Blue shirt",
                "--not-worn-within", "3", "--count", "2",
            ], after: [fill, wore]),
        "plan": call(["--temp", "41..63", "--days", "5", "--zone", "Europe/Kyiv"], after: [fill, calendar]),
        "pack": call(
            ["--days", "2", "--temp", "8C..16C", "--occasions", "work,casual", "--wear-limits", "shirt=2"]),
        "words": call(["dress-codes"], after: []),
    ]

    private static let itemCalls = [
        "add": call(
            [
                "Down parka", "--category", "coat", "--color", "olive", "--waterproof", "--price", "189 EUR",
                "--bought",
                "yesterday", "--first-worn", "2026-11-20", "--last-worn", "2026-11-20", "--times-worn", "1",
            ], after: []),
        "edit": call(["blazer", "--laundry", "dirty", "--occasion", "work,date-night", "--clear", "price"]),
        "remove": call(["White shirt"], after: [fill, wore, saved]),
        "items": call(["--category", "pants,shoes", "--sort", "name", "--limit", "2"]),
        "show": call(["Navy blazer"]),
        "import": call(["more.csv", "--map", "title=name", "--map", "color=primaryColor", "--skip-bad"]),
        "wear": call(["White shirt", "trousers", "--occasion", "work", "--temp", "55F", "--rating", "5"]),
        "rate": call(["2"], after: [fill, wore]),
        "history": call(["--item", "White shirt", "--from", "2026-01-01", "--count", "5"], after: [fill, wore]),
        "undo": call(after: [fill, wore]), "redo": call(after: [fill, wore, ["undo"]]),
        "stats": call(["--count", "3"], after: [fill, wore]),
    ]

    private static let savedCalls = [
        "save": call(["Hiking", "hoodie", "Rain coat", "--weather", "rainy,windy", "--coldest", "-5", "--favorite"]),
        "outfits list": call(["--item", "White shirt", "--sort", "last-worn"], after: [fill, saved]),
        "outfits edit": call(["monday", "--adding", "blazer", "--removing", "loafers"], after: [fill, saved]),
        "outfits remove": call(["monday"], after: [fill, saved]),
        "calendar list": call(["--search", "gala"], after: [fill, calendar]),
        "calendar import": call(["calendar.ics", "--calendar", "work", "--days", "10"]),
        "calendar choose": call(["gala", "monday"], after: [fill, saved, calendar]),
        "calendar remind": call(["--lead", "10000"], after: [fill, calendar]),
        "calendar remove": call(["Charity gala"], after: [fill, calendar]),
    ]

    private static let wearerCalls = [
        "profile show": call(after: [["profile", "set", "--unit", "C", "--offset", "-0.2"] + moment]),
        "profile set": call(
            [
                "--unit", "C", "--favor", "navy,white", "--avoid", "orange", "--style", "classic", "--size", "shirt=M",
                "--budget", "100 EUR", "--latitude", "50.45",
            ], after: []),
        "profile measure": call(
            ["chest=97.5", "inseam=32in", "--passphrase-file", "pass.txt"], after: [measured],
            secret: "correct horse battery"),
    ]

    private static let wishCalls = [
        "wishlist list": call(["--all"], after: [fill, wish]),
        "wishlist add": call(["Green scarf", "--category", "scarf", "--color", "green", "--goes-with", "blazer"]),
        "wishlist edit": call(["rain", "--color", "olive", "--clear", "brand"], after: [fill, wish]),
        "wishlist match": call(["rain", "--color", "tan", "--temp", "50", "--count", "3"], after: [fill, wish]),
        "wishlist price": call(["rain boots", "90 EUR", "--date", "today"], after: [fill, wish]),
        "wishlist size": call(
            ["rain", "--passphrase-file", "pass.txt"], after: [wish, ["wishlist", "chart", "chart.json"], measured],
            secret: "correct horse battery"),
        "wishlist tried": call(["rain"], after: [wish]),
        "wishlist bought": call(["rain", "--color", "olive", "--size", "M"], after: [wish]),
        "wishlist remove": call(["Rain boots"], after: [wish]),
        "wishlist chart": call(["chart.json"], after: []),
    ]
}
