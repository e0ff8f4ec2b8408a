// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import TestTiers
import Testing

@testable import AstrologyPlugin

/// Any input produces a result or a validation error, never a crash or an internal error.
@Suite struct ChartFuzzTests {
    static let seed = FuzzRounds.seed(6_465)

    private static let seeds: [(String, String)] = [
        (
            "astrology.natal-chart",
            #"{"birth":{"date":"1990-05-15T14:30","latitude":50.45,"longitude":30.52},"houseSystem":"koch","zodiac":"lahiri","bodies":["Sun","Moon","asteroid 433","star Regulus"],"node":"mean"}"#
        ),
        (
            "astrology.natal-chart",
            #"{"birth":{"date":"1879-03-14","time":"11:30","place":"Ulm","calendar":"gregorian","fold":"later"},"aspects":{"set":"all","orbs":{"Trine":5},"bodyOrbs":{"Moon":10},"parallels":true},"patterns":{"stelliumMinimum":4},"topocentric":true,"sensitivityMinutes":1}"#
        ),
        (
            "astrology.resolve-time",
            #"{"date":"1983-09-25T02:30","zone":"Europe/Paris","offset":"+02:00","latitude":48.85,"longitude":2.35}"#
        ),
        ("astrology.resolve-time", #"{"date":"1700-02-29[LMT]","calendar":"julian","longitude":-71.5,"latitude":-33}"#),
    ]

    private func expectAnswer(_ engine: Engine, _ id: String, _ input: JSONValue, _ context: Comment) async {
        do throws(ComputationError) {
            let output = try await engine.run(id, input)
            #expect((try? JSONValue(parsing: output.utf8())) == output, context)
        } catch {
            #expect([.invalidInput, .refused, .invalidData].contains(error.code), "\(error): \(context)")
            #expect(!error.description.isEmpty, context)
        }
    }

    /// Texts of valid inputs with bytes changed, removed, duplicated, and moved.
    @Test func `altered documents are computed or rejected`() async throws {
        let engine = try ChartFixture.engine()
        var dice = SplitMix64(state: Self.seed)
        let parts = [
            "\"", "{", "}", "[", "]", ":", ",", "-", "e309", "1e308", "0", "9", "99999", "null", "true", "\\u0000", "é",
            "Z", "T", "+", " ", "-90", "180.0001", "\"date\":", "[Europe/Kyiv]", "24:00", "23:59:60",
        ].map { Array($0.utf8) }
        var parsed = 0
        let rounds = FuzzRounds.upTo(2500)
        for round in rounds {
            let (id, text) = Self.seeds[round % Self.seeds.count]
            var bytes = Array(text.utf8)
            for _ in 0...Int(dice.next() % 3) {
                let place = Int(dice.next() % UInt64(bytes.count))
                switch dice.next() % 5 {
                case 0: bytes[place] = UInt8(truncatingIfNeeded: dice.next())
                case 1: bytes.remove(at: place)
                case 2: bytes.insert(contentsOf: dice.pick(parts), at: place)
                case 3: bytes[place] = UInt8(ascii: "0") + UInt8(dice.next() % 10)
                default:
                    let end = min(bytes.count, place + Int(dice.next() % 12))
                    bytes.replaceSubrange(place..<end, with: dice.pick(parts))
                }
                if bytes.isEmpty { bytes = [0x7B] }
            }
            guard let input = try? JSONValue(parsing: bytes) else { continue }
            parsed += 1
            await expectAnswer(
                engine, id, input, "\(String(decoding: bytes, as: UTF8.self)), seed \(Self.seed)")
        }
        print("\(parsed) texts were JSON, seed \(Self.seed)")
        #expect(parsed > rounds.count / 5)
    }

    /// Random values of the input's schema: ends of ranges, every word, optional fields present and absent, and
    /// sometimes the wrong type.
    @Test func `random values of the schema are computed or rejected`() async throws {
        let engine = try ChartFixture.engine()
        var dice = SplitMix64(state: Self.seed + 1)
        for round in FuzzRounds.upTo(700) {
            let id = round % 3 == 0 ? "astrology.resolve-time" : "astrology.natal-chart"
            let schema = try engine.computation(id).input
            let input = value(of: schema, name: "", wrong: round % 4 == 3 ? 0.03 : 0, &dice)
            await expectAnswer(engine, id, input, "\(id) \(input), seed \(Self.seed + 1)")
        }
    }

    private func value(of schema: AnySchema, name: String, wrong: Double, _ dice: inout SplitMix64) -> JSONValue {
        if dice.unit() < wrong { return dice.pick([.null, true, 1e300, -1, "", [], [:], "Sun", [1]]) }
        switch schema.resolved.kind {
        case .object(let fields):
            var object = JSONObject()
            for field in fields where field.isRequired || dice.unit() < 0.4 {
                object[field.name] = value(of: field.schema, name: field.name, wrong: wrong, &dice)
            }
            // Mostly both coordinates or none; otherwise nearly all inputs would have only that problem.
            if object["latitude"] == nil, dice.unit() < 0.9 { object["longitude"] = nil }
            if object["longitude"] == nil, dice.unit() < 0.9 { object["latitude"] = nil }
            return .object(object)
        case .list(let element, _):
            return .array((0..<Int(dice.next() % 5)).map { _ in value(of: element, name: name, wrong: wrong, &dice) })
        case .dictionary(let element, _):
            let keys = ["Sun", "Moon", "Ascendant", "Trine", "Nobody", ""]
            return .object(
                JSONObject(
                    (0..<Int(dice.next() % 3)).map { _ in
                        (dice.pick(keys), value(of: element, name: name, wrong: wrong, &dice))
                    }))
        case .text(let rule): return .string(text(name, rule.example, &dice))
        case .number(let range, _):
            let low = max(range.minimum, -1e9)
            // Searching a long interval for changes takes a second.
            let high = name == "sensitivityMinutes" ? 3 : min(range.maximum, 1e9)
            return .number(
                dice.pick([low, high, (low + high) / 2, low + dice.unit() * (high - low), max(low, min(high, 0))]))
        case .integer(let range, _):
            let (low, high) = (max(range.lowerBound, -1000), min(range.upperBound, 1000))
            return .integer(Int64(dice.pick([low, high, max(low, min(high, 1))])))
        case .boolean: return .boolean(dice.next() % 2 == 0)
        case .enumeration(let cases): return .string(dice.pick(cases).value)
        case .optional(let wrapped): return value(of: wrapped, name: name, wrong: wrong, &dice)
        case .any, .union, .blob: return [:]
        case .reference: return .null
        }
    }

    private func text(_ name: String, _ example: String, _ dice: inout SplitMix64) -> String {
        let texts: [String: [String]] = [
            "date": [
                "1990-05-15T14:30", "1990-05-15", "1983-09-25T02:30", "2021-03-28T02:30", "0001-01-01",
                "-2999-01-01T00:00Z",
                "2999-12-31T23:59:59Z", "1582-10-10", "1800-01-01T00:00Z", "2400-01-01T00:00Z", "1850-06-01T12:00[LMT]",
                "2016-12-31T23:59:60Z", "1990-05-15T14:30+14:00", "9999-12-31T23:59:59-12:00",
            ],
            "zone": [
                "Europe/Kyiv", "UTC", "LMT", "Asia/Kolkata", "Pacific/Apia", "America/New_York", "Nowhere", "+03:00",
            ],
            "place": ["Kyiv", "Київ", "Paris, TX", "Springfield", "London", "Nowhere at all", "\u{0}", "東京"],
            "bodies": [
                "Sun", "asteroid 433", "star Regulus", "star Nobody", "Rahu", "Vulcan", "Cupido", "134340", "Chiron",
            ],
            "houseSystem": HouseSystem.words,
            "zodiac": Zodiac.words,
            "offset": ["+03:00", "-12:00", "+14:00", "Z", "+00:00:01"],
            "time": ["00:00", "23:59:59", "12:00:30.5", "24:00", "2 pm"],
        ]
        guard let pool = texts[name], dice.next() % 8 != 0 else { return example }
        return dice.pick(pool)
    }

    /// Random combinations of parts of dates.
    @Test func `malformed dates are rejected with a sentence`() async throws {
        let engine = try ChartFixture.engine()
        var dice = SplitMix64(state: Self.seed + 2)
        let parts = [
            "1990", "-", "05", "15", "T", " ", "14", ":", "30", "Z", "+", "00", "[", "]", "Europe/Kyiv", "LMT", "24",
            "60", "99999",
            "-4712", "1582-10-10", "0000", "BC", ".", "5", "W", "u-ca=", "\u{2212}", "١٩٩٠", "π", "\u{0}", "/", "am",
        ]
        for _ in FuzzRounds.upTo(4000) {
            let count = 1 + Int(dice.next() % 12)
            var text = (0..<count).map { _ in dice.pick(parts) }.joined()
            if dice.next() % 2 == 0 { text = "1990-05-15" + text }
            await expectAnswer(
                engine, "astrology.resolve-time", ["date": .string(text), "zone": "Europe/Kyiv"],
                "\(text), seed \(Self.seed + 2)")
        }
    }

    /// Day numbers within and outside libswe's range.
    @Test func `every year is computed or rejected`() async throws {
        let engine = try ChartFixture.engine()
        for year in [
            -20_000, -13_001, -12_999, -4713, -3001, -2999, -1, 0, 1, 1799, 1800, 2399, 2400, 2999, 3001, 9999, 10_000,
            16_800, 17_000, 99_999,
        ] {
            let digits = String(abs(year))
            let text =
                (year < 0 ? "-" : year > 9999 ? "+" : "") + String(repeating: "0", count: max(0, 4 - digits.count))
                + digits
            for rest in ["-06-15", "-06-15T12:00"] {
                await expectAnswer(
                    engine, "astrology.natal-chart",
                    ["birth": ["date": .string(text + rest), "zone": "UTC", "latitude": 10, "longitude": 10]],
                    "\(text + rest)")
            }
        }
    }
}
