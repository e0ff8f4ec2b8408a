// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

extension OutfitHome {
    private static let files = [
        "calendar.ics": PlanAndPackTests.calendar, "filling.csv": table, "pass.txt": "correct horse battery\n",
        "wardrobe.csv": "name,category,primaryColor\nTee,tshirt,#FFFFFF\n",
        "list.csv": "name,category,color,shop\nHat,hat,#222222,Market\n",
        "wardrobe.json": ##"[{"name": "Belt", "category": "belt", "primaryColor": "#332211"}]"##,
        "chart.json":
            #"{"brand": "Aran Mills", "sizes": [{"label": "M", "body": {"chest": {"minimum": 94, "maximum": 102}}}]}"#,
    ].mapValues { Array($0.utf8) }

    /// A home with the records that the examples in a command's help use.
    static func prepared(for command: [String]) async throws -> OutfitHome {
        try await OutfitHome(files: files, after: calls(for: command))
    }

    /// The calls that add those records; examples of suggestions and trips use the sample wardrobe.
    private static func calls(for command: [String]) -> [[String]] {
        let filled = [["import", "filling.csv"]]
        let saved = ["Monday at the office", "Black tie"].map {
            ["save", $0, "White shirt", "Gray trousers", "Brown loafers"]
        }
        let imported = [["calendar", "import", "calendar.ics", "--from", "2026-11-01"]]
        switch command.first {
        case "edit", "remove", "items", "show", "stats", "save": return filled
        case "rate", "history": return filled + [["wear", "White shirt", "--date", "2026-03-02"]]
        case "undo": return filled + saved
        case "redo": return filled + [["undo"]]
        case "wear", "outfits": return filled + saved
        case "calendar": return filled + saved + imported
        case "plan": return filled + imported
        case "wishlist" where command.count > 1:
            return filled + [
                ["wishlist", "add", "Rain coat", "--category", "coat", "--brand", "Aran Mills", "--price", "120 EUR"],
                ["wishlist", "add", "Green scarf", "--category", "scarf"],
                ["profile", "measure", "chest=97", "--passphrase-file", "pass.txt"],
                ["wishlist", "chart", "chart.json"],
            ]
        case "wishlist": return filled
        default: return []
        }
    }
}
