// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import LoopbackHTTP
import Testing

@Suite("challenge imports and exports packs")
struct ChallengePackTests {
    /// A pack by another author, with one challenge.
    private static func winter() async throws -> String {
        let other = try ChallengeHome()
        _ = try await other(["add", "Walk on ice", "--category", "adventure", "--season", "winter"]).succeeded()
        return try await other("pack export winter - --own").succeeded()
    }

    @Test
    func `a pack's settings are reported and the user can override them`() async throws {
        let (home, other) = (try ChallengeHome(), try ChallengeHome())
        _ = try await other(["add", "Walk on ice", "--category", "adventure"]).succeeded()
        let plain = try await other("pack export lots - --own").succeeded()
        let entry = #"{"key": "rank.exploration", "type": "number", "value": 1}"#
        let altered = plain.replacing(#""configuration": []"#, with: #""configuration": [\#(entry)]"#)
        #expect(altered != plain)
        // The error has the expected hash of the altered file.
        let refused = try await home("pack import -", input: altered)
        refused.refused(64, ["contentHash: expected"])
        let hashes = (refused.errors + plain).matches(of: /sha256:[0-9a-f]{64}/).map { String($0.output) }
        let (wanted, stated) = (try #require(hashes.first), try #require(hashes.last))
        let told = try await home("pack import -", input: altered.replacing(stated, with: wanted)).succeeded()
        #expect(told.contains("1 added") && told.contains("exploration 1.00"))
        #expect(try await home("prefs").succeeded().contains("spread 0.10, exploration 1.00"))
        #expect(try await home("prefs set --lots 0.02").succeeded().contains("spread 0.10, exploration 0.02"))
    }

    @Test
    func `a pack is imported whole or rejected with every problem`() async throws {
        let home = try ChallengeHome()
        let shipped = try await home("pack export almanac -").succeeded()
        let before = try await home.filled().catalog()
        let half = String(decoding: shipped.utf8.prefix(shipped.utf8.count / 2), as: UTF8.self)
        try await home("pack import -", input: half).refused(65, ["a complete JSON file", "Download it again"])
        let bad = """
            {"format": "almanac-challenges", "formatVersion": 1, "id": "evening", "version": "1.0",
            "title": {"en": "Two evenings"}, "languages": ["en"], "license": "CC0-1.0", "contentHash": "00",
            "challenges": [
            {"id": "a", "title": {"en": "A"}, "description": {"en": "A."}, "category": "sporty",
            "timeInvestment": "quick", "socialRequirement": "solo", "costLevel": "free", "difficulty": 9,
            "tags": [], "locationType": "home", "seasonality": null},
            {"id": "a"}, {"id": "creative-street-stamp"}], "configuration": []}
            """
        let refused = try await home("pack import -", input: bad)
        #expect(refused.exitCode == 64 && refused.output == "")
        for words in [
            "error: challenges[0].difficulty: ", "error: challenges[0].category: ", "error: contentHash: ",
            "error: version: ",
            "error: challenges[1].id: expected a unique value, got \"a\", the same as in challenges[0]",
            "error: challenges[2].id: expected a key that no other challenge has",
        ] {
            #expect(refused.errors.contains(words), "\(words)")
        }
        refused.expectNoTrace()
        let newer = bad.replacing("\"formatVersion\": 1", with: "\"formatVersion\": 2")
        try await home("pack import -", input: newer).refused(64, ["formatVersion", "update the program"])
        #expect(try await home.catalog() == before)
    }

    @Test
    func `exported packs import without changes`() async throws {
        let home = try await ChallengeHome().filled()
        let wrote = try await home("pack export almanac a.json --format json").json()
        let file = try JSONValue(parsing: readBytes(home.folder.file("a.json")))
        #expect(wrote["id"] == "almanac" && wrote["isAltered"] == false && wrote["content"]?.string != nil)
        #expect(wrote["contentHash"] == file["contentHash"] && wrote["version"] == 2)
        #expect(try wrote["challenges"]?.int == #require(file["challenges"]?.array?.count))
        let listed = try #require(try await home("pack list --format json").json()["packs"])
        #expect(listed[0]?["contentHash"] == wrote["contentHash"] && listed[0]?["minimumVersion"] == "0.1.0")
        let before = try await home.catalog()
        #expect(try await home("pack import a.json").succeeded().hasSuffix("Nothing\nchanged.\n"))
        let json = try await home("pack import a.json --format json").json()
        #expect(json["wasThere"] == true && json["pack"] == listed[0])
        for key in ["added", "updated", "kept", "removed"] { #expect(json[key] == 0, "\(key)") }
        #expect(try await home.catalog() == before)
        let pack = try await Self.winter()
        #expect(try await home("pack import -", input: pack).succeeded().contains("1 added, 0 changed, 0 removed"))
        #expect(try await home("pack import -", input: pack).succeeded().contains("Nothing changed."))
        let removed = try await home("pack remove winter --format json").json()
        #expect(removed["pack"]?["id"] == "winter" && removed["challenges"] == 1 && removed["settings"] == 0)
        #expect(try await home.catalog() == before)
    }

    @Test
    func `an edited pack is exported as a later version`() async throws {
        let home = try ChallengeHome()
        _ = try await home("edit creative-street-stamp --difficulty 5").succeeded()
        let wrote = try await home("pack export almanac mine.json")
        #expect(wrote.succeeded() == "" && wrote.errors.contains("such as 3.\nWrote mine.json.\n"))
        let again = try await home("pack import mine.json").succeeded()
        #expect(
            again.split(whereSeparator: \.isWhitespace).joined(separator: " ").hasSuffix(
                ", is already in your catalog. Nothing changed. 1 challenge stays as you edited it."))
        let other = try await ChallengeHome().filled()
        let before = try await other.catalog()
        let mine = try readText(home.folder.file("mine.json"))
        let (ours, theirs) = try await (other("pack list --format json").json(), JSONValue(parsing: mine))
        try await other("pack import -", input: mine).refused(
            64,
            [
                "version: ", "higher version", ours["packs"]?[0]?["contentHash"]?.string ?? "?",
                theirs["contentHash"]?.string ?? "?",
            ])
        #expect(try await other.catalog() == before)
        try await home("pack export almanac mine.json --pack-version 0").refused(64, ["--pack-version", "at least 1"])
        let raised = try await home("pack export almanac - --pack-version 3")
        #expect(raised.errors == "")
        let came = try await other("pack import -", input: raised.succeeded()).succeeded()
        #expect(came.hasSuffix(", version 3: 0 added, 1 changed, 0 removed.\n"))
        #expect(
            try await other("show creative-street-stamp --format json").json()["challenge"]?["traits"]?["difficulty"]
                == 5)
    }

    @Test
    func `options without effect are rejected`() async throws {
        let home = try ChallengeHome()
        let finished = try await home("pack export almanac a.json --title Mine --license MIT")
        #expect(finished.exitCode == 64 && finished.output == "" && home.folder.names.isEmpty)
        #expect(
            finished.errors.contains("--title: expected no value unless --own")
                && finished.errors.contains("--license: ")
        )
        _ = try await home(["add", "Walk on ice", "--category", "adventure"]).succeeded()
        try await home("pack export Mine a.json --own").refused(64, ["<pack>"])
        try await home("pack export mine a.json --own --pack-version 0").refused(64, ["--pack-version"])
    }

    @Test
    func `a pack is fetched with one request that reveals nothing`() async throws {
        let home = try ChallengeHome()
        let server = try LoopbackServer(.status(200, try await Self.winter()))
        defer { server.stop() }
        let line = "pack import \(server.url)/winter.pack.json"
        #expect(try await home(line).succeeded() == "winter, version 1: 1 added, 0 changed, 0 removed.\n")
        #expect(try await home(line).succeeded() == "winter, version 1, is already in your catalog. Nothing changed.\n")
        #expect(server.requests.count == 2)
        for request in server.requests {
            let lines = request.split(separator: "\r\n").map { $0.lowercased() }
            #expect(lines.first == "get /winter.pack.json http/1.1")
            let names = lines.dropFirst().compactMap { $0.split(separator: ":").first }.sorted()
            let expected: [Substring] = ["accept", "accept-encoding", "host", "user-agent"]
            #expect(names == expected && lines.contains("user-agent: almanac"), "\(names)")
        }
    }

    @Test
    func `failed downloads are reported in one sentence and change nothing`() async throws {
        let home = try ChallengeHome()
        let pack = try await Self.winter()
        let half = String(decoding: pack.utf8.prefix(pack.utf8.count / 2), as: UTF8.self)
        let spaces = String(repeating: " ", count: 50_000_001)
        let elsewhere = try LoopbackServer(.status(200, pack))
        defer { elsewhere.stop() }
        let answers: [(answer: LoopbackServer.Answer, code: Int32, words: String)] = [
            (.status(404, "Not here"), 69, "answered with status 404; check the address"),
            (.status(500, pack), 69, "answered with status 500"), (.status(206, pack), 69, "answered with status 206"),
            (.status(302, "", headers: "Location: \(elsewhere.url)/\r\n"), 69, "use the address it redirects to"),
            (.status(200, spaces), 65, "is larger than 50 MB"),
            (.bytes("HTTP/1.1 200 OK\r\n\r\n\(spaces)"), 65, "is larger than 50 MB"),
            (
                .bytes("HTTP/1.1 200 OK\r\nContent-Length: \(pack.utf8.count)\r\n\r\n\(half)"), 69,
                "only part of the pack"
            ),
            (
                .bytes("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nffff\r\n\(half)"), 69,
                "only part of the pack"
            ),
            // Without a length the end of the connection is the end of the file.
            (.bytes("HTTP/1.1 200 OK\r\n\r\n\(half)"), 65, "a complete JSON file"),
            (.bytes("HTTP/1.1 200 OK\r\nContent-Le"), 69, "Can't reach"), (.bytes(""), 69, "Can't reach"),
            (.bytes("garbage\r\n\r\n"), 69, "Can't reach"), (.status(200, ""), 65, "a complete JSON file"),
            (.status(200, "<html>no pack</html>"), 65, "a valid JSON file"),
            (.status(200, pack.replacing("Walk on ice", with: "Walk on rice")), 64, "contentHash: expected"),
        ]
        _ = try await home("pack import -", input: pack).succeeded()
        _ = try await home("pack remove winter").succeeded()
        let before = try await home.catalog()
        for (answer, code, words) in answers {
            let server = try LoopbackServer(answer)
            try await home("pack import \(server.url)/winter.pack.json").refused(code, [words])
            server.stop()
            #expect(server.requests.count == 1)
            #expect(try await home.catalog() == before, "\(words)")
        }
        #expect(elsewhere.requests.isEmpty)
        let gone = try LoopbackServer(.silence)
        gone.stop()
        try await home("pack import \(gone.url)/winter.pack.json").refused(
            69,
            [
                "Can't reach \(gone.url)/winter.pack.json (Connection refused). "
                    + "Check your network connection. Nothing was changed."
            ]
        )
        #expect(try await home.catalog() == before)
    }

    @Test(arguments: [
        ("https://", 64), ("https:///winter.json", 64), ("https://exa mple/winter.json", 64), ("http://a/#b", 64),
        ("https://приклад.укр/winter.json", 64), ("ftp://example.org/winter.json", 64),
        ("file:///etc/hostname", 64), ("example.org/winter.json", 66), ("nowhere.json", 66), (".", 66), ("", 66),
        ("large.json", 65),
    ])
    func `invalid addresses and missing or oversized files are rejected`(_ text: String, _ code: Int32)
        async throws
    {
        let home = try ChallengeHome()
        if text == "large.json" {
            _ = try await run("truncate", ["-s", "50000001", home.folder.file(text)]).succeeded()
        }
        try await home(["pack", "import", text]).refused(
            code, code == 64 ? ["expected an address such as https://"] : [])
    }
}

extension ChallengeHome {
    /// A home with records, in which the built-in pack has an import time.
    fileprivate func filled() async throws -> ChallengeHome {
        _ = try await self("prefs set --like creative").succeeded()
        return self
    }

    /// The whole catalog, as printed by the program.
    fileprivate func catalog() async throws -> [String] {
        try await [
            self("list --all --limit 1000 --format json").succeeded(), self("pack list --format json").succeeded(),
        ]
    }
}
