// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Testing

@Suite("outfit suggest")
struct SuggestTests {
    @Test
    func `the first suggestion works in an empty home`() async throws {
        let home = try OutfitHome()
        let finished = try await home("suggest", "--temp", "55", "--occasion", "work")
        let text = finished.succeeded()
        finished.fits80Columns()
        for words in ["For a workday, 55 °F", "top", "bottom", "shoes", "clo", "proven"] {
            #expect(text.contains(words), "\(words)")
        }
        #expect(finished.errors.contains("sample wardrobe of 45 items"))
        // A suggestion writes no files.
        #expect(home.folder.names == [])
    }

    @Test
    func `JSON equals the computation's output and its parts add up`() async throws {
        let home = try OutfitHome()
        try await home.fill()
        let line = ["suggest", "--temp", "12C", "--occasion", "work", "--date", "2026-03-02", "--format", "json"]
        let finished = try await BuiltProgram.outfit(line, environment: home.environment)
        let answer = try finished.json()
        let input: JSONValue = [
            "typed": ["temperature": "12C", "date": "2026-03-02"], "request": ["occasion": "work"],
        ]
        let computed = try await BuiltProgram.almanac(
            ["run", "wardrobe.my-suggestions"], input: input.text(), environment: home.environment)
        #expect(computed.succeeded() == finished.output)
        #expect(answer["search"]?["optimal"] == true)
        let outfits = try #require(answer["outfits"]?.array)
        #expect(outfits.count == 3)
        for outfit in outfits {
            let points = try #require(outfit["parts"]?.array).compactMap { $0["points"]?.double }
            let total = try #require(outfit["total"]?.double)
            #expect(abs(points.reduce(0, +) - total) < 1e-6)
            #expect((0...1).contains(outfit["confidence"]?.double ?? -1))
        }
    }

    @Test(arguments: [("13C", "13 °C"), ("55", "55 °F"), ("55F", "55 °F")])
    func `output uses the typed unit`(_ typed: String, _ shown: String) async throws {
        let text = try await OutfitHome()("suggest", "--temp", typed).succeeded()
        #expect(text.contains(shown))
        #expect(text.contains("°C") != text.contains("°F"))
    }

    @Test
    func `a temperature range names the layers to take off`() async throws {
        let finished = try await OutfitHome()("suggest", "--temp", "41..63", "--occasion", "work")
        #expect(finished.succeeded().contains("Take off the"))
        finished.fits80Columns()
    }

    @Test
    func `explanations list every part with points and reason`() async throws {
        let finished = try await OutfitHome()("suggest", "--temp", "41..63", "--wind", "12mph", "--explain")
        let text = finished.succeeded()
        finished.fits80Columns()
        for part in [
            "warmth", "weather", "formality", "occasion", "color", "season", "style", "freshness", "ratings",
        ] {
            #expect(text.contains("    \(part) "), "\(part)")
        }
    }

    @Test
    func `an unmet dress code is reported before the nearest outfit`() async throws {
        let finished = try await OutfitHome()(
            "suggest", "--temp", "70", "--dress-code", "whiteTie", "--without", "patent", "--without", "oxfords")
        let text = finished.succeeded()
        finished.fits80Columns()
        #expect(text.contains("\nNothing you own is white tie: "))
        #expect(text.contains("\nThe closest is "))
    }

    @Test(arguments: [
        ("--temp 500", ["--temp", "-130 to 140 °F"]), ("--temp 61C", ["-90 to 60 °C"]), ("--temp warm", ["--temp"]),
        ("--occasion work", ["--temp"]), ("--temp 63..41", ["swapped"]),
        ("--temp 55 --occasion wrok", ["--occasion", "did you mean \"work\"?"]),
        ("--temp 55 --condition rayny", ["did you mean \"rainy\"?"]), ("--temp 55 --wind 12", ["12mph"]),
        ("--temp 55 --count 0", ["--count", "1 to 100"]), ("--temp 55 --humidity 150", ["--humidity", "30%"]),
        ("--temp 55 --activity 50", ["--activity", "0.8 to 6.8"]), ("--temp 55 --date 2026-13-01", ["--date"]),
        ("--temp 55 --lat 91", ["--lat"]),
        ("--temp 55 --with navy", ["Navy T-shirt", "Navy blazer"]),
        ("--temp 55 --sample-of womenswear --with heels --with sandals", ["--with", "Black heels", "Tan sandals"]),
        ("--feels-like 50 --wind 12mph", ["--wind", "--feels-like"]),
        ("--temp 55 --feels-like 50", ["--feels-like", "air temperature"]),
        ("--weather open-meteo --lat 50", ["--lon"]), ("--temp 55 --format pdf", ["pdf"]),
    ])
    func `impossible requests are rejected in one sentence`(_ options: String, _ words: [String]) async throws {
        let line = ["suggest"] + options.split(separator: " ").map(String.init)
        try await BuiltProgram.outfit(line, environment: OutfitHome().environment).refused(64, words)
    }

    @Test
    func `unknown item names are not found`() async throws {
        try await OutfitHome()("suggest", "--temp", "55", "--with", "zebra").refused(66, ["--with", "zebra"])
    }

    @Test
    func `hard constraints apply to every outfit`() async throws {
        let home = try OutfitHome()
        try await home.fill()
        let answer = try await home(
            "suggest", "--temp", "60", "--count", "10", "--with", "Blue shirt", "--without", "sneakers",
            "--only-clean", "--format", "json"
        ).json()
        let outfits = try #require(answer["outfits"]?.array)
        #expect(!outfits.isEmpty)
        for outfit in outfits {
            let ids = (outfit["items"]?.array ?? []).compactMap { $0["id"]?.string }
            #expect(ids.contains("shirt-2") && !ids.contains("shoes-2") && !ids.contains("chinos-1"))
        }
    }

    @Test
    func `recently worn items can be excluded`() async throws {
        let home = try OutfitHome()
        try await home.fill()
        _ = try await home("wear", "White shirt", "Gray trousers", "--date", "2026-03-01").succeeded()
        let text = try await home(
            "suggest", "--temp", "60", "--date", "2026-03-02", "--not-worn-within", "1", "--count", "10"
        ).succeeded()
        #expect(text.contains("Blue shirt") && !text.contains("White shirt") && !text.contains("Gray trousers"))
    }

    @Test
    func `the look-book is one self-contained page with escaped names`() async throws {
        let home = try OutfitHome()
        try await home.fill()
        _ = try await home("edit", "White shirt", "--name", "<b>\"White\" & shirt</b>").succeeded()
        // The beginning of a PNG up to its dimensions, 3 by 2.
        let png: [UInt8] =
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
            + [0, 0, 0, 3, 0, 0, 0, 2, 8, 2, 0, 0, 0]
        try home.folder.write(png, to: "loafers.png")
        _ = try await home("edit", "loafers", "--photo", "loafers.png").succeeded()
        let finished = try await home(
            "suggest", "--temp", "60", "--with", "shirt</b>", "--with", "loafers", "--format", "html",
            "--output", "looks.html")
        #expect(finished.succeeded() == "")
        let page = try readText(home.folder.file("looks.html"))
        #expect(page.hasPrefix("<!doctype html>"))
        #expect(page.contains("&lt;b&gt;&quot;White&quot; &amp; shirt&lt;/b&gt;") && !page.contains("<b>\"White"))
        // RFC 4648: the bytes above in base64.
        #expect(page.contains("src=\"data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAA=\""))
        for word in ["http://", "https://", "<script", "<link", "@import", "url("] { #expect(!page.contains(word)) }
        for word in ["prefers-color-scheme: dark", "@media print", "viewport", "--a:#6B6B6B"] {
            #expect(page.contains(word), "\(word)")
        }
    }

    @Test(arguments: ["occasions", "dress-codes", "activities", "conditions"])
    func `word lists match the options`(_ subject: String) async throws {
        try await BuiltProgram.outfit("words \(subject)").fits80Columns()
    }
}
