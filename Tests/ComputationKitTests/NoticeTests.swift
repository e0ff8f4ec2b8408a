// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

/// What a computation has to show first comes with every error, and before a prompt.
@Suite struct NoticeTests {
    private struct Number: SchemaProviding {
        var x: Int
        static let schema = Schema<Self>.object("notice.Number", "A number.") {
            field("x", \.x, "A number.", .integer(0...10))
        }
    }

    private struct Halve: NoticeProviding {
        let manifest = Manifest(id: "notice.halve", summary: "Halves.", examples: [Example("Four", ["x": 4])])

        func notice(before input: JSONValue, in zone: LocalZone) -> Message? {
            (input["x"]?.int ?? 0) >= 9 ? Message("notice.large", "A large number, in \(zone.name).") : nil
        }

        func run(_ input: Number, in context: Context) async throws -> Number {
            guard input.x.isMultiple(of: 2) else {
                _ = try context.passphrases?("notice", context.notice)
                throw ValidationIssue(path: "x", expected: "an even number", got: "\(input.x)")
            }
            return Number(x: input.x / 2)
        }
    }

    private struct Listed: Plugin {
        let manifest = PluginManifest(
            name: "notice", title: "Notices", summary: "Notices.", version: "1.0.0", license: "Apache-2.0")
        var computations: [AnyComputation] { AnyComputation(Halve()) }
        var presenters: [Presenter] {
            [Presenter(ComputationKey<Number, Number>("notice.halve"), .text) { _, number, _ in "\(number.x)" }]
        }
    }

    private let engine = Result { try Engine([Listed()]) }

    @Test(arguments: [(9, "refused"), (11, "invalid-input"), (12, "invalid-input")])
    func `an error has the notice, whatever is wrong`(x: Int, code: String) async throws {
        let engine = try engine.get()
        let json = await #expect(throws: ComputationError.self) {
            try await engine.run("notice.halve", ["x": .integer(Int64(x))])
        }
        #expect(json?.code.rawValue == code && json?.notice?.text == "A large number, in UTC.")
        #expect(json?.json["notice"]?["code"] == "notice.large")
        let typed = await #expect(throws: ComputationError.self) {
            try await engine(ComputationKey<Number, Number>("notice.halve"), Number(x: x))
        }
        #expect(typed?.notice == json?.notice)
        for format in [PresentationFormat.text, .json] {
            let presented = await #expect(throws: ComputationError.self) {
                try await engine.present("notice.halve", ["x": .integer(Int64(x))], as: format)
            }
            #expect(presented?.notice == json?.notice)
        }
    }

    @Test func `without a notice nothing is added`() async throws {
        let engine = try engine.get()
        let error = await #expect(throws: ComputationError.self) { try await engine.run("notice.halve", ["x": 7]) }
        #expect(error?.notice == nil && error?.json["notice"] == nil)
        #expect(try await engine.run("notice.halve", ["x": 10]) == ["x": 5])
    }

    @Test func `a prompt gets the notice`() async throws {
        let engine = try engine.get()
        let context = Context(passphrases: { plugin, notice in
            #expect(plugin == "notice" && notice?.code == "notice.large")
            throw ComputationError(.cancelled, "No passphrase was typed.")
        })
        let error = await #expect(throws: ComputationError.self) {
            try await engine.run("notice.halve", ["x": 9], in: context)
        }
        #expect(error?.code == .cancelled && error?.notice?.code == "notice.large")
    }
}
