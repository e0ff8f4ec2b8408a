// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Testing

/// Errors for invalid input to `almanac`.
@Suite("Bad input to almanac")
struct BadCatalogInputTests {
    private static let misfits: [(InputText, [String])] =
        [
            (#"{"birth":{"date":"1990-05-15","latitud":50}}"#, ["birth.latitud", "latitude"]),
            (#"{"birth":{"date":"1990-05-15"},"hous":"placidus"}"#, ["hous"]),
            (
                #"{"birth":{"date":"1990-05-15","latitude":91,"longitude":0}}"#,
                ["birth.latitude", "-90 to 90 degrees", "91"]
            ),
            (#"{"birth":{"date":"1990-05-15","latitude":"50","longitude":0}}"#, ["birth.latitude", "\"50\""]),
            (#"{"birth":{"date":null}}"#, ["birth.date"]),
            (#"{"birth":{}}"#, ["birth.date"]), (#"{}"#, ["birth"]), (#"{"birth":[]}"#, ["birth", "object"]),
            ("[]", ["object"]), ("null", ["object", "null"]), ("5", ["object", "5"]),
            (#"{"birth":{"date":"1990-02-31"}}"#, ["birth.date", "31 February"]),
            (#"{"birth":{"date":"1990-05-15"},"houseSystem":"plcidus"}"#, ["houseSystem", "placidus"]),
            (#"{"birth":{"date":"1990-05-15Z"},"bodies":["Sun","Krypton"]}"#, ["bodies[1]", "Krypton"]),
            (#"{"birth":{"date":"1990-05-15"},"bodies":[]}"#, ["bodies"]),
            (
                #"{"birth":{"date":"1990-05-15"},"name":"\#(String(repeating: "x", count: 10_000_000))"}"#,
                ["name", "200"]
            ),
        ]

    @Test(arguments: misfits)
    func `JSON that breaks the schema is rejected`(_ json: InputText, _ said: [String]) async throws {
        try await BuiltProgram.almanac(["run", "astrology.natal-chart"], input: json.text).refused(64, said)
    }

    @Test(arguments: [
        "", " \n ", "{", "{\"birth\":", "nul", "not json", "{'birth':1}", "{\"birth\":{\"date\":\"1990-05-15\",}}",
        "{} {}", "\"\u{1}\"",
        "{\"a\":1,\"a\":2}", "[1,2", "01", "1e999", "\"\\ud800\"", "NaN", InputText(repeating: "[", count: 200_000),
        InputText(repeating: "x", count: 10_000_000), InputText(repeating: "{\"a\":", count: 100_000),
    ])
    func `invalid JSON is rejected`(_ input: InputText) async throws {
        let finished = try await BuiltProgram.almanac(["run", "astrology.natal-chart"], input: input.text)
        finished.refused(64)
        let row = try await BuiltProgram.almanac(["batch", "astrology.natal-chart"], input: input.text + "\n")
        row.expectNoTrace()
        #expect(row.outputBytes.count < 4000)
    }

    @Test(arguments: [
        (["run", "astrology.natal-chart", "--latitud", "5"], ["--latitud", "latitude"]),
        (["run", "astrology.natal-chart", "--date"], ["--date"]),
        (["run", "astrology.natal-chart", "word"], ["word"]),
        (
            ["run", "astrology.natal-chart", "--date", "1990-05-15", "--latitude", "high", "--longitude", "0"],
            ["latitude", "high"]
        ),
        (["run", "astrology.natal-chart", "--date", "1990-05-15", "--seed", "-1"], ["--seed", "-1"]),
        (["run", "astrology.natal"], ["astrology.natal-chart"]), (["run", "nothing"], ["nothing"]),
        (["run"], ["id"]),
        (["describe", "astrology.natal"], ["astrology.natal-chart"]), (["describe"], ["id"]),
        (["batch", "nothing"], ["nothing"]),
        (["batch", "astrology.natal-chart", "--width", "0"], ["--width"]), (["batch"], ["id"]),
        (["lists"], ["lists"]),
        (["batch", "astrology.natal-chart", "--maximum-line", "0"], ["--maximum-line"]),
        (["list", "--format", "yaml"], ["--format", "yaml", "json"]), (["--nonsense"], ["--nonsense"]),
    ])
    func `unknown options are rejected`(_ words: [String], _ said: [String]) async throws {
        try await BuiltProgram.almanac(words).refused(64, said)
    }

    @Test(arguments: [UInt64(20_261_121)])
    func `randomly damaged input never crashes`(_ seed: UInt64) async throws {
        let good = Array(
            #"{"birth":{"date":"1990-05-15T14:30","latitude":50.45,"longitude":30.52},"bodies":["Sun"],"name":"é\n"}"#
                .utf8)
        let wild = Array(#"{}[]",:\0129eE+-. tnuflrsaé"#.utf8) + [0x00, 0x7F, 0x80, 0xC3, 0xED, 0xF5, 0xFF]
        var random = SplitMix(state: seed)
        var rows: [UInt8] = []
        for _ in 0..<3000 {
            var row = good
            for _ in 0..<(1 + Int(random.next() % 4)) {
                let place = Int(random.next() % UInt64(row.count))
                switch random.next() % 4 {
                case 0: row[place] = wild[Int(random.next() % UInt64(wild.count))]
                case 1: row.insert(wild[Int(random.next() % UInt64(wild.count))], at: place)
                case 2: row.remove(at: place)
                default: row = Array(row[..<place]) + row[Int(random.next() % UInt64(row.count))...] + [0x20]
                }
            }
            rows += row + [0x0A]
        }
        let finished = try await run(BuiltProgram.almanac.path, ["batch", "astrology.natal-chart"], input: rows)
        finished.expectNoTrace()
        #expect(finished.exitCode == 65, "seed \(seed)")
        let answers = finished.output.split(separator: "\n")
        #expect(answers.count > 2900 && answers.count <= 3000, "seed \(seed): \(answers.count)")
        for answer in answers {
            #expect((try? JSONValue(parsing: Array(answer.utf8)))?.object != nil, "seed \(seed): \(answer)")
        }
    }

    /// The generator of Steele, Lea and Flood (2014), so that a seed reproduces the damage.
    private struct SplitMix {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }
}
