// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import ComputationTesting
import Testing

@Suite struct PresenterTests {
    private static let air: JSONValue = ["temperature": 24, "humidity": 65]

    /// The weather plugin with presenters.
    private struct Presented: Plugin {
        let manifest = WeatherPlugin().manifest
        var computations: [AnyComputation] { WeatherPlugin().computations }
        let presenters: [Presenter]
    }

    private static func engine(_ presenters: Presenter...) throws -> Engine {
        try Engine([Presented(presenters: presenters)])
    }

    private static let sentence = Presenter(Weather.dewPoint, .text, notes: { _ in ["Over water."] }) { air, _, style in
        "\(air.temperature) degrees in \(style.width) columns\n"
    }

    @Test func `a presenter gets input, output, and style`() async throws {
        let engine = try Self.engine(Self.sentence)
        let typed = try await engine.present(
            Weather.dewPoint, MoistAir(json: Self.air), as: .text, style: PresentationStyle(width: 60))
        #expect(typed.text == "24.0 degrees in 60 columns\n")
        #expect(typed.notes == ["Over water."])
        let erased = try await engine.present("weather.dew-point", Self.air, as: .text, style: .init(width: 60))
        #expect(erased == typed)
        #expect(try engine.formats(of: "weather.dew-point") == [.json, .text])
        #expect(try engine.formats(of: "weather.now") == [.json])
    }

    @Test func `a presenter can return bytes, which no sanitizer changes`() async throws {
        let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x1B, 0xFF]
        let engine = try Self.engine(
            Presenter(
                Weather.dewPoint, .png, notes: { _, style in ["Over water, \(style.language)."] },
                bytes: { _, _, _ in png }),
            Self.sentence
        )
        let picture = try await engine.present(
            "weather.dew-point", Self.air, as: .png, style: PresentationStyle(language: "uk"))
        #expect(picture.bytes == png && picture.document == png && picture.text.isEmpty)
        #expect(picture.notes == ["Over water, uk."])
        let text = try await engine.present("weather.dew-point", Self.air, as: .text)
        #expect(text.bytes == nil && text.document == Array(text.text.utf8))
        #expect(PresentationFormat.png.mediaType == "image/png")
        #expect(PresentationFormat.pdf.mediaType == "application/pdf")
    }

    @Test func `an existing output is presented without another run`() async throws {
        let engine = try Self.engine(Self.sentence)
        let air = try MoistAir(json: Self.air)
        let output = try await engine(Weather.dewPoint, air)
        let typed = try engine.presented(output, of: Weather.dewPoint, for: air, as: .text)
        #expect(typed == (try await engine.present(Weather.dewPoint, air, as: .text)))
        let json = try await engine.run("weather.dew-point", Self.air)
        #expect(try engine.presented(json, of: "weather.dew-point", for: Self.air, as: .text) == typed)
        #expect(
            try engine.presented(json, of: "weather.dew-point", for: Self.air, as: .json).text == json.text(
                pretty: true) + "\n")
        #expect(throws: ComputationError.self) {
            try engine.presented(["warm": true], of: "weather.dew-point", for: Self.air, as: .text)
        }
    }

    @Test func `JSON needs no presenter`() async throws {
        let engine = try Engine([WeatherPlugin()])
        let output = try await engine.run("weather.dew-point", Self.air)
        let pretty = try await engine.present("weather.dew-point", Self.air, as: .json)
        #expect(pretty.text == output.text(pretty: true) + "\n")
        let compact = try await engine.present("weather.dew-point", Self.air, as: .json, style: .init(isCompact: true))
        #expect(compact.text == output.text() + "\n")
    }

    @Test func `an error names a format without a presenter`() async throws {
        let engine = try Self.engine(Self.sentence)
        let error = await #expect(throws: ComputationError.self) {
            try await engine.present("weather.dew-point", Self.air, as: .svg)
        }
        #expect(error?.code == .invalidInput)
        #expect(error?.message == "expected json or text as the format of weather.dew-point, got \"svg\"")
    }

    @Test func `control characters are escaped, except for known colors`() async throws {
        let hostile = Presenter(Weather.dewPoint, .text) { _, _, _ in
            "a\u{1B}[1mbold\u{1B}[0m\u{1B}]0;title\u{7}\u{202E}b\r\nc\rd\n"
        }
        let engine = try Self.engine(hostile)
        let plain = try await engine.present("weather.dew-point", Self.air, as: .text).text
        #expect(plain == #"a\u{1B}[1mbold\u{1B}[0m\u{1B}]0;title\u{7}\u{202E}b"# + "\r\n" + #"c\u{D}d"# + "\n")
        let colored = try await engine.present("weather.dew-point", Self.air, as: .text, style: .init(usesColor: true))
            .text
        #expect(colored.hasPrefix("a\u{1B}[1mbold\u{1B}[0m" + #"\u{1B}]0;title"#))
    }

    @Test func `presenters are checked when the engine is built`() {
        let other = Presenter(ComputationKey<MoistAir, Moment>("weather.dew-point"), .text) { _, _, _ in "" }
        let unknown = Presenter(ComputationKey<MoistAir, DewPointAnswer>("weather.rain"), .text) { _, _, _ in "" }
        for presenters in [[other], [unknown], [Self.sentence, Self.sentence]] {
            let error = #expect(throws: ComputationError.self) { try Engine([Presented(presenters: presenters)]) }
            #expect(error?.code == .internalError)
        }
    }

    @Test func `the conformance kit checks presented text`() async {
        let long = Presenter(Weather.dewPoint, .text) { _, _, _ in String(repeating: "word ", count: 30) }
        let problems = await ComputationConformance.problems(of: Presented(presenters: [long]))
        #expect(problems.contains { $0.message.contains("doesn't end with a line break") })
        #expect(problems.contains { $0.message.contains("more than 80 columns") })
        #expect(await ComputationConformance.problems(of: Presented(presenters: [Self.sentence])) == [])
    }
}
