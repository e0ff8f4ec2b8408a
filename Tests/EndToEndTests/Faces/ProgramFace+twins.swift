// SPDX-License-Identifier: AGPL-3.0-or-later

extension ProgramFace {
    /// `twins`, with calls on 21 November 2026.
    static let twins = ProgramFace(
        program: .twins,
        calls: addCalls.merging(editCalls) { $1 }.merging(itemCalls) { $1 }.merging(foodCalls) { $1 }
            .merging(placeCalls) { $1 }.merging(reportCalls) { $1 }.merging(transferCalls) { $1 },
        others: [])

    private static let files: [String: [UInt8]] = [
        "drill.jpg": ThingsHome.picture,
        "list.csv": Array("what,price\nHammer,12.50\nSaw,8\n".utf8),
    ]

    private static let moment = ["--now", "2026-11-20T08:00:00Z"]
    private static let home = ["place", "add", "Home", "--kind", "home"] + moment
    private static let kitchen = ["place", "add", "Kitchen", "--kind", "room", "--parent", "Home"] + moment
    private static let drill =
        [
            "add", "tool", "Cordless drill", "--price", "129 EUR", "--bought", "2025-03-02", "--depreciation", "linear",
            "--life-months", "60", "--place", "Home",
        ] + moment
    private static let milk =
        ["add", "food", "Oat milk", "--quantity", "3", "--best-before", "2026-12-01", "--place", "Kitchen"] + moment
    private static let book = ["add", "book", "The Dispossessed", "--pages", "387"] + moment
    private static let plant = ["add", "plant", "Monstera", "--watering-days", "7"] + moment
    private static let filled = [home, kitchen, drill, milk, book, plant]

    private static let recalled = filled + [["recall", "Oat milk", "--url", "https://example.org/r"] + moment]

    private static func call(_ arguments: [String] = [], after preparation: [[String]] = filled) -> Call {
        Call(arguments, after: preparation, files: files)
    }

    private static let addCalls = [
        "add book": call(["Dune", "--author", "Frank Herbert", "--code", "9780441013593"]),
        "add food": call(["Yogurt", "--code", "(01)09506000134352(17)271231(10)ABC123", "--place", "Kitchen"]),
        "add furniture": call(["Bookshelf", "--width", "80", "--height", "202", "--depth", "28", "--tags", "pine"]),
        "add electronics": call(["Laptop", "--warranty", "2028-05-31", "--custom", "shelf=B7"]),
        "add clothing": call(["Wool coat", "--size", "M", "--condition", "good"]),
        "add game": call(["Harbor Masters", "--medium", "board", "--picture", "drill.jpg"]),
        "add tool": call(["Saw", "--price", "12.50", "--bought", "yesterday"]),
        "add plant": call(["Ficus", "--light", "indirect", "--watering-days", "9"]),
        "add other": call(["Box of cables", "--place", "Home", "--favorite"]),
        "add by-code": call(["--copy-of", "Cordless drill", "--price", "79 EUR"]),
    ]

    private static let editCalls = [
        "edit book": call(["The Dispossessed", "--status", "reading", "--page", "12"]),
        "edit food": call(["Oat milk", "--days-opened", "5"]),
        "edit furniture": call(["Shelf", "--color", "white"], after: [["add", "furniture", "Shelf"] + moment]),
        "edit electronics": call(["Laptop", "--firmware", "2"], after: [["add", "electronics", "Laptop"] + moment]),
        "edit clothing": call(["Coat", "--color", "navy"], after: [["add", "clothing", "Coat"] + moment]),
        "edit game": call(["Go", "--rating", "5"], after: [["add", "game", "Go"] + moment]),
        "edit tool": call(["drill", "--brand", "Bosch"]),
        "edit plant": call(["Monstera", "--light", "indirect"]),
        "edit other": call(["Cables", "--description", "Adapters"], after: [["add", "other", "Cables"] + moment]),
        "edit item": call(["Cordless drill", "--condition", "fair", "--clear", "price"]),
        "remove": call(["Cordless drill"]),
        "show": call(["drill"]),
        "list": call(["--kind", "tools,food", "--place", "Home", "--sort", "value", "--limit", "1"]),
        "find": call(["dispos"]),
    ]

    private static let itemCalls = [
        "undo": call(["2"]), "redo": call(after: filled + [["undo"] + moment]), "history": call(["--limit", "2"]),
        "move": call(["drill", "Kitchen", "--spot", "top shelf"]),
        "lend": call(["drill", "Ana", "--due", "2026-12-20"]),
        "return": call(["drill"], after: filled + [["lend", "drill", "Ana"] + moment]),
        "water": call(["Monstera", "--date", "yesterday"]),
        "service": call(["drill"]),
        "progress": call(["The Dispossessed", "120"]),
        "photo add": call(["drill", "drill.jpg", "--caption", "Front"]),
        "file list": call(["drill"], after: filled + [["photo", "add", "drill", "drill.jpg"] + moment]),
        "file save": call(
            ["drill", "1", "out.jpg"], after: filled + [["photo", "add", "drill", "drill.jpg"] + moment]),
        "photo remove": call(
            ["Cordless drill", "1"], after: filled + [["photo", "add", "drill", "drill.jpg"] + moment]),
    ]

    private static let foodCalls = [
        "consume": call(["Oat milk", "--quantity", "1"]),
        "open": call(["Oat milk", "--quantity", "1"]),
        "freeze": call(["Oat milk"]),
        "thaw": call(["Oat milk"], after: filled + [["freeze", "Oat milk"] + moment]),
        "fresh": call(["--place", "Kitchen"]),
        "cook": call(["1", "--days", "5"]),
    ]

    private static let placeCalls = [
        "place list": call(),
        "place add": call(["Cellar", "--kind", "room", "--parent", "Home"]),
        "place edit": call(["Kitchen", "--name", "Pantry", "--top-level"]),
        "place remove": call(["Kitchen"]),
        "tree": call(["--things"]),
    ]

    private static let reportCalls = [
        "due": call(["--days", "30", "--kind", "expiry,watering"]),
        "value": call(["--photos"]),
        "depreciation": call(["drill", "--date", "2027-01-01"]),
        "footprint": call(),
        "label": call(["drill", "--sheet", "5160", "--outlines"]),
        "identify": call(["9780441478125"], after: []),
        "log": call(["--limit", "2"]),
        "recall add": call(["--gtin", "9506000134352", "--batch", "ABC123", "--title", "Glass in jars"]),
        "recall list": call(["--closed"], after: recalled),
        "recall close": call(["Oat milk"], after: recalled),
        "recall reopen": call(["Oat milk"], after: recalled + [["recall", "close", "Oat milk"] + moment]),
        "notifications": call(["--limit", "5"]),
        "settings show": call(),
        "settings set": call(["--currency", "USD", "--first-warning", "5"]),
    ]

    private static let transferCalls = [
        "import": call(["list.csv", "--map", "what=name", "--kind", "tools", "--currency", "EUR", "--dry-run"]),
        "export": call(["things.ndjson", "--as", "ndjson"]),
    ]
}
