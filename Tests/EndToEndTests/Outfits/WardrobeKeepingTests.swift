// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Testing

@Suite("outfit: the records of a wardrobe")
struct WardrobeKeepingTests {
    @Test
    func `items are added, shown, changed and removed`() async throws {
        let home = try OutfitHome()
        let added = try await home("add", "Navy blazer", "--category", "blazer", "--color", "navy").succeeded()
        #expect(added.contains("Added Navy blazer"))
        _ = try await home(
            "edit", "blazer", "--price", "189 EUR", "--occasion", "work,date-night", "--formality", "6",
            "--waterproof", "--laundry", "dirty"
        ).succeeded()
        let item = try #require(try await home("show", "blazer", "--format", "json").json()["item"])
        #expect(item["primaryColor"] == "#01153E" && item["colorName"] == "navy")
        #expect(item["price"]?["amount"] == "189" && item["price"]?["currency"] == "EUR")
        #expect(item["occasion"] == ["work", "dateNight"])
        #expect(item["formality"] == 6 && item["waterproof"] == true && item["laundry"] == "dirty")
        _ = try await home("edit", "blazer", "--clear", "price,occasion", "--no-waterproof").succeeded()
        let cleared = try #require(try await home("show", "blazer", "--format", "json").json()["item"])
        #expect(cleared["price"] == nil && cleared["occasion"] == [] && cleared["waterproof"] == false)
        try await home("show", "blazer").fits80Columns()
        try await home("remove", "blazer").refused(64, ["did you mean", "Navy blazer"])
        #expect(try await home("remove", "Navy blazer").succeeded().contains("Removed Navy blazer"))
        #expect(try await home("items").succeeded().contains("empty"))
    }

    @Test(arguments: [
        ("--category blazr --color navy", ["--category", "did you mean \"blazer\"?"]),
        ("--category coat --color nvy", ["--color", "did you mean \"navy\"?"]),
        ("--category coat --color navy --fabric wol", ["--fabric", "wool"]),
        ("--category coat --color navy --price 12", ["--price", "89.90 EUR"]),
        ("--category coat --color navy --formality 11", ["--formality", "1 to 10"]),
        ("--category coat --color navy --bought 2999-01-01", ["--bought", "not after today"]),
        ("--category coat", ["--color"]),
        ("--category coat --color navy --photo /dev/null", ["/dev/null", "not a regular file"]),
    ])
    func `errors about an item name the option`(_ options: String, _ words: [String]) async throws {
        let line = ["add", "Thing"] + options.split(separator: " ").map(String.init)
        try await BuiltProgram.outfit(line, environment: OutfitHome().environment).refused(64, words)
    }

    @Test
    func `ambiguous names list the items`() async throws {
        let home = try OutfitHome()
        try await home.fill()
        try await home("show", "shirt").refused(64, ["White shirt", "Blue shirt"])
        try await home("show", "shirts").refused(66, ["shirts"])
    }

    @Test
    func `an import adds all items or none, unless invalid rows are skipped`() async throws {
        let home = try OutfitHome()
        let table = "name,category,primaryColor\nTee,tshirt,#FFFFFF\nHat,hatt,#000000\nScarf,scarf,#12345\n"
        try home.folder.write(table, to: "bad.csv")
        let refused = try await home("import", "bad.csv")
        #expect(refused.exitCode == 64)
        for words in ["line 3, category", "line 4, primaryColor", "Nothing was added", "2 problems"] {
            #expect(refused.errors.contains(words), "\(words)")
        }
        #expect(try await home("items").succeeded().contains("empty"))
        #expect(try await home("import", "bad.csv", "--skip-bad", "--dry-run").succeeded().contains("would be added"))
        #expect(try await home("items").succeeded().contains("empty"))
        #expect(try await home("import", "bad.csv", "--skip-bad").succeeded() == "Added 1 item of 3.\n")
        // A second import of the same file is detected by its keys.
        let again = try await home("import", "bad.csv", "--skip-bad")
        #expect(again.succeeded() == "Added 0 items of 3.\n" && again.errors.contains("imported before"))
        let mapped = "title,kind,color,shelf\nBoots,boots,#222222,top\n"
        try home.folder.write(mapped, to: "mapped.csv")
        _ = try await home(
            "import", "mapped.csv", "--map", "title=name", "--map", "kind=category", "--map", "color=primaryColor",
            "--map", "shelf=-"
        ).succeeded()
        #expect(try await home("items", "--category", "boots").succeeded().contains("Boots"))
        _ = try await home(
            "import", "-", "--format", "json", input: ##"[{"name":"Belt","category":"belt","primaryColor":"#332211"}]"##
        ).succeeded()
        #expect(try await home("items").succeeded().contains("3 items"))
    }

    @Test
    func `wears are logged, rated, listed, removed and counted`() async throws {
        let home = try OutfitHome()
        try await home.fill()
        _ = try await home("wear", "White shirt", "Gray trousers", "--date", "2026-03-01", "--rating", "3").succeeded()
        _ = try await home("wear", "White shirt", "chinos", "--date", "2026-03-02").succeeded()
        #expect(try await home("rate", "5").succeeded().contains("5 of 5"))
        let history = try await home("history")
        history.fits80Columns()
        // Mean of 3 and 5.
        #expect(history.output.contains("4.0 of 5 on average"))
        let first = try #require(history.lines.firstIndex { $0.hasPrefix("2026-03-02") })
        let second = try #require(history.lines.firstIndex { $0.hasPrefix("2026-03-01") })
        #expect(first < second)
        let statistics = try await home("stats", "--format", "json").json()
        #expect(statistics["items"] == 9 && statistics["wears"] == 4)
        try await home("stats").fits80Columns()
        // 49.90 EUR over two wears.
        #expect(try await home("stats").succeeded().contains("24.95 EUR per wear"))
        _ = try await home("wear", "--undo").succeeded()
        #expect(try await home("history", "--format", "json").json()["total"] == 1)
        try await home("wear", "White shirt", "--date", "2999-01-01").refused(64, ["--date", "not after today"])
        try await home("rate", "6").refused(64, ["1 to 5"])
        try await home("rate", "4", "--date", "2026-03-05").refused(66, ["2026-03-05"])
        try await home("wear").refused(64, ["items"])
        try await home("wear", "White shirt", "--temp", "5C..8C").refused(64, ["--temp", "one temperature"])
        try await home("wear", "--undo", "--rating", "3").refused(64, ["--undo", "Nothing was removed"])
        try await BuiltProgram.almanac(["erase", "--yes", "--show-call"], environment: home.environment)
            .refused(64, ["--show-call"])
    }

    @Test(arguments: [("C", "°C"), ("F", "°F")])
    func `a profile can consist of only a unit`(_ unit: String, _ symbol: String) async throws {
        let home = try OutfitHome()
        _ = try await home("profile", "set", "--unit", unit).succeeded()
        #expect(try await home("suggest", "--temp", "20").succeeded().contains("20 \(symbol)"))
    }

    @Test
    func `the profile is stored and sets the unit of output`() async throws {
        let home = try OutfitHome()
        try await home.fill()
        let shown = try await home(
            "profile", "set", "--unit", "C", "--offset", "-0.2", "--favor", "navy", "--avoid", "orange",
            "--style", "classic", "--size", "shirt=M")
        shown.fits80Columns()
        let profile = try #require(try await home("profile", "show", "--format", "json").json()["profile"])
        #expect(profile["temperatureUnit"] == "celsius" && profile["personalOffset"] == -0.2)
        #expect(profile["sizes"]?["shirt"] == "M")
        #expect(try await home("suggest", "--temp", "13").succeeded().contains("13 °C"))
        try await home("profile", "set", "--offset", "3").refused(64, ["--offset"])
        try await home("profile", "set", "--favor", "orange").refused(64, ["--avoid"])
    }

    @Test
    func `measurements are sealed and a wrong passphrase opens nothing`() async throws {
        let home = try OutfitHome()
        try home.folder.write("correct horse battery\n", to: "pass.txt")
        try home.folder.write("wrong horse battery\n", to: "wrong.txt")
        let saved = try await home("profile", "measure", "chest=97.25", "inseam=32in", "--passphrase-file", "pass.txt")
        #expect(saved.succeeded().contains("Recovery code"))
        let shown = try await home("profile", "measure", "--passphrase-file", "pass.txt").succeeded()
        // An inch is 2.54 cm.
        #expect(shown.contains("97.3 cm") && shown.contains("81.3 cm"))
        #expect(try await home("profile", "measure", "--passphrase-file", "wrong.txt").exitCode == 64)
        for path in try allFiles(in: home.folder.file("home")) {
            let bytes = try readBytes(path)
            #expect(!bytes.contains("97.25"), "\(path)")
            #expect(!bytes.contains("correct horse"), "\(path)")
        }
        try await home("profile", "measure", "chest=ten", "--passphrase-file", "pass.txt").refused(64, ["chest=96"])
    }

    @Test
    func `wishes track prices and sizes and become items`() async throws {
        let home = try OutfitHome()
        _ = try await home(
            "wishlist", "add", "Rain coat", "--category", "coat", "--brand", "Aran Mills", "--price", "120 EUR"
        ).succeeded()
        // 120 minus 90 is 30, a quarter; it was also recorded today.
        let fallen = try await home("wishlist", "price", "rain", "90 EUR", "--date", "today").succeeded()
        #expect(fallen == "Rain coat: 90 EUR, 30.00 EUR (25 %) less than 120 EUR before.\n")
        _ = try await home("wishlist", "price", "rain", "140 EUR", "--date", "2026-01-01").succeeded()
        try await home("wishlist", "price", "rain", "80 USD", "--date", "2026-02-01").refused(64, ["<price>: expected"])
        try await home("wishlist", "price", "rain", "80 EUR", "--date", "2999-01-01").refused(64, ["--date: expected"])
        _ = try await home("wishlist", "add", "Hat", "--category", "hat").succeeded()
        _ = try await home("wishlist", "price", "hat", "40 EUR", "--date", "2026-01-01").succeeded()
        try await home("wishlist", "price", "hat", "30 USD").refused(64, ["<price>: expected the currency"])
        _ = try await home("wishlist", "remove", "hat").succeeded()
        try home.folder.write("correct horse battery\n", to: "pass.txt")
        let chart = #"""
            {"brand": "Aran Mills", "sizes": [
            {"label": "S", "body": {"chest": {"minimum": 86, "maximum": 94}}},
            {"label": "M", "body": {"chest": {"minimum": 94, "maximum": 102}}}]}
            """#
        try home.folder.write(chart, to: "chart.json")
        _ = try await home("wishlist", "chart", "chart.json").succeeded()
        try await home("wishlist", "size", "rain", "--passphrase-file", "pass.txt").refused(66, ["measurements"])
        _ = try await home("profile", "measure", "chest=97", "--passphrase-file", "pass.txt").succeeded()
        let size = try await home("wishlist", "size", "rain", "--passphrase-file", "pass.txt").succeeded()
        #expect(size.contains("Size M, 100 % sure"))
        try await home("wishlist").fits80Columns()
        try await home("wishlist", "bought", "rain").refused(64, ["--color"])
        _ = try await home("wishlist", "bought", "rain", "--color", "olive").succeeded()
        #expect(try await home("items").succeeded().contains("Rain coat"))
        #expect(try await home("wishlist").succeeded().contains("empty"))
        try await home("wishlist", "remove", "zebra").refused(66, ["zebra"])
    }

    @Test
    func `a wish is matched with items and its matches are stored`() async throws {
        let home = try OutfitHome()
        _ = try await home("wishlist", "add", "Desert boots", "--category", "boots").succeeded()
        try await home("wishlist", "match", "boots", "--color", "tan").refused(64, ["The wardrobe is empty"])
        try await home.fill()
        try await home("wishlist", "match", "boots").refused(64, ["--color"])
        try await home("wishlist", "match", "boots", "--color", "tan", "--temp", "63..41").refused(64, ["--temp"])
        try await home("wishlist", "match", "boots", "--color", "tan", "--count", "0").refused(64, ["--count"])
        let line = ["wishlist", "match", "boots", "--color", "tan", "--temp", "50", "--occasion", "casual"]
        let run = { (more: [String]) in
            try await BuiltProgram.outfit(line + more, environment: home.environment, in: home.folder.path)
        }
        let json = try await run(["--format", "json"]).json()
        let items = try #require(json["items"]?.array)
        let outfits = try #require(json["outfits"]?.array?.compactMap { $0["outfit"] })
        #expect(!items.isEmpty && !outfits.isEmpty)
        for outfit in outfits {
            #expect(outfit["items"]?.array?.contains { $0["name"] == "Desert boots" } == true)
        }
        var names: [String] = []
        for item in items {
            let having = outfits.filter { $0["items"]?.array?.contains { $0["id"] == item["id"] } == true }
            #expect(item["outfits"]?.double == Double(having.count))
            names.append(try #require(item["name"]?.string))
        }
        #expect(try await home("wishlist").succeeded().contains("goes with") == false)
        let call = try await run(["--save", "--count", "2", "--show-call"]).json()
        #expect(call["id"] == "wardrobe.keep-matches")
        let shown = try await run(["--save", "--count", "2"])
        #expect(shown.errors.contains("note: Stored with \"Desert boots\"."))
        shown.fits80Columns()
        for name in names.prefix(2) { #expect(shown.output.contains("\n  \(name)")) }
        let list = try await home("wishlist", "list", "--format", "json").json()
        #expect(list["wishes"]?.array?.first?["wish"]?["goesWith"] == .array(items.prefix(2).compactMap { $0["id"] }))
        // The color was also stored.
        try await home("wishlist", "match", "boots").fits80Columns()
    }

    private func allFiles(in folder: String) throws -> [String] {
        let found = try blockingFind(folder)
        #expect(!found.isEmpty)
        return found
    }

    private func blockingFind(_ folder: String) throws -> [String] {
        let program = try RunningProgram(
            "/usr/bin/find", [folder, "-type", "f"], environment: BuiltProgram.environment, in: nil)
        return try program.finish(feeding: []).output.split(separator: "\n").map(String.init)
    }
}

extension [UInt8] {
    /// Whether these bytes contain the bytes of a text.
    fileprivate func contains(_ text: String) -> Bool {
        let wanted = Array(text.utf8)
        guard count >= wanted.count else { return false }
        return (0...(count - wanted.count)).contains {
            self[$0] == wanted[0] && self[$0..<($0 + wanted.count)].elementsEqual(wanted)
        }
    }
}
