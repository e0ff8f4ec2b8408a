// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

extension OutfitHome {
    /// A home with the records that the examples in a command's help use.
    static func prepared(for command: [String]) async throws -> OutfitHome {
        let home = try OutfitHome()
        try home.folder.write(PlanAndPackTests.calendar, to: "calendar.ics")
        try home.folder.write("correct horse battery\n", to: "pass.txt")
        try home.folder.write(
            "name,category,primaryColor\nTee,tshirt,#FFFFFF\n", to: "wardrobe.csv")
        try home.folder.write("name,category,color,shop\nHat,hat,#222222,Market\n", to: "list.csv")
        try home.folder.write(
            ##"[{"name": "Belt", "category": "belt", "primaryColor": "#332211"}]"##, to: "wardrobe.json")
        try home.folder.write(
            #"{"brand": "Aran Mills", "sizes": [{"label": "M", "body": {"chest": {"minimum": 94, "maximum": 102}}}]}"#,
            to: "chart.json")
        guard command.first == "import" else {
            // Examples of suggestions and trips use the sample wardrobe.
            let isKept = [
                "edit", "remove", "items", "show", "wear", "rate", "history", "stats", "save", "outfits", "calendar",
                "plan",
            ].contains(command.first)
            if isKept || command.first == "wishlist" { try await home.fill() }
            if ["rate", "history"].contains(command.first) {
                _ = try await home("wear", "White shirt", "--date", "2026-03-02").succeeded()
            }
            if ["wear", "outfits", "calendar"].contains(command.first) {
                for name in ["Monday at the office", "Black tie"] {
                    _ = try await home("save", name, "White shirt", "Gray trousers", "Brown loafers").succeeded()
                }
            }
            if command.first == "calendar" || command.first == "plan" {
                _ = try await home("calendar", "import", "calendar.ics", "--from", "2026-11-01").succeeded()
            }
            if command.first == "wishlist", command.count > 1 {
                _ = try await home(
                    "wishlist", "add", "Rain coat", "--category", "coat", "--brand", "Aran Mills", "--price", "120 EUR"
                ).succeeded()
                _ = try await home("wishlist", "add", "Green scarf", "--category", "scarf").succeeded()
                _ = try await home("profile", "measure", "chest=97", "--passphrase-file", "pass.txt").succeeded()
                _ = try await home("wishlist", "chart", "chart.json").succeeded()
            }
            return home
        }
        return home
    }
}
