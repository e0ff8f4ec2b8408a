// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import CravingsPlugin
import StoreTesting
import Synchronization
import Testing

@testable import CravingsStore

/// Where to find help comes first whatever is recorded or changed, and even if nothing can be.
@Suite struct HelpFirstTests {
    /// An engine whose store can't be opened.
    private func lockedEngine(_ code: StoreError.Code) throws -> Engine {
        let access = LazyCravingsRecords { _ in throw StoreError(code, "The records can't be opened.") }
        return try Engine([StoredCravingsPlugin(access)], context: Samples.context())
    }

    private static let calls: [(id: String, input: JSONValue)] = [
        (Cravings.logCraving.id, ["intensity": 10]),
        (Cravings.logCraving.id, ["intensity": 10, "offersMessage": false]),
        (Cravings.logCraving.id, ["intensity": 2, "notes": "не хочу жити"]),
        (Cravings.logUse.id, ["method": "Vape", "amount": 3, "notes": "I want to kill my self"]),
        (Cravings.logUse.id, ["method": "Vape", "amount": 3, "notes": "kms", "offersMessage": false]),
        (Cravings.editEntry.id, ["entry": "last", "laterIntensity": 10]),
        (Cravings.editEntry.id, ["entry": "last", "intensity": 10]),
        (Cravings.editEntry.id, ["entry": "last", "notes": "no point in living"]),
        (Cravings.takeMessage.id, ["intensity": 10]), (Cravings.takeMessage.id, ["notes": "повіситись"]),
    ]

    @Test(arguments: [StoreError.Code.vaultLocked, .diskFull, .busy, .corrupt, .notWritable, .homeUnusable])
    func `an error of the store has it`(_ code: StoreError.Code) async throws {
        let engine = try lockedEngine(code)
        for (id, input) in Self.calls {
            let error = await failure { try await engine.run(id, input) }
            #expect(error?.notice?.text.hasPrefix("Where to find help\n") == true, "\(id) \(input)")
            #expect(error?.json["notice"]?["arguments"]?["lines"]?[0]?["name"] == "Local emergency services")
            #expect(error?.description == "The records can't be opened.", "the error itself stays a sentence")
        }
    }

    @Test func `so has an error of the input`() async throws {
        let engine = try Desk().engine()
        let long = String(repeating: "a ", count: 400) + "I want to die"
        let calls: [(id: String, input: JSONValue)] = [
            (Cravings.logCraving.id, ["intensity": 10, "place": ["kind": "Moon"]]),
            (Cravings.logCraving.id, ["intensity": 3, "notes": .string(long)]),
            (Cravings.logUse.id, ["method": "Vape", "amount": 99, "notes": "kms"]),
            (Cravings.editEntry.id, ["entry": "last", "laterIntensity": 10]),
        ]
        for (id, input) in calls {
            let error = await failure { try await engine.run(id, input) }
            #expect(error?.notice != nil, "\(id) \(input)")
        }
        let typed = await failure { try await engine(Cravings.logCraving, LogCravingInput(intensity: 11)) }
        #expect(typed?.code == .invalidInput && typed?.notice != nil)
    }

    @Test func `other errors have none`() async throws {
        let engine = try lockedEngine(.busy)
        let calls: [(id: String, input: JSONValue)] = [
            (Cravings.logCraving.id, ["intensity": 9]),
            (Cravings.editEntry.id, ["entry": "last", "laterIntensity": 3]),
            (Cravings.myEntries.id, [:]),
        ]
        for (id, input) in calls {
            let error = await failure { try await engine.run(id, input) }
            #expect(error?.code == .busy && error?.notice == nil && error?.json["notice"] == nil)
        }
    }

    @Test func `the output of what succeeds begins with it`() async throws {
        let engine = try Desk().engine()
        _ = try await engine(Cravings.logCraving, LogCravingInput(intensity: 3, offersMessage: false))
        for (id, input) in Self.calls where id != Cravings.takeMessage.id {
            // The entry that was logged last is a craving again.
            _ = try await engine(Cravings.logCraving, LogCravingInput(intensity: 3, offersMessage: false))
            let output = try await engine.run(id, input)
            #expect(output["helpLines"]?.array?.isEmpty == false, "\(id) \(input)")
            let text = try await engine.present(id, input, as: .text).text
            #expect(text.hasPrefix("Where to find help\n"), "\(id) \(input)")
            #expect(!text.contains("No message fits"))
        }
        let calm = try await engine.run(Cravings.editEntry.id, ["entry": "last", "triggers": ["Tired"]])
        #expect(calm["helpLines"] == [])
    }

    @Test func `a recording with such a note brings it too`() async throws {
        let engine = try Desk().engine()
        let added = try await engine(
            Cravings.addRecording,
            AddRecordingInput(file: Blob(Samples.sound(seconds: 1)), purpose: .reflection, notes: "I want to die"))
        #expect(!added.helpLines.isEmpty)
        var edit = EditRecordingInput(recording: added.recording.id)
        edit.notes = "After lunch."
        #expect(try await engine(Cravings.editRecording, edit).helpLines == [])
    }

    @Test func `the list of help needs no store`() async throws {
        for code in [StoreError.Code.vaultLocked, .diskFull, .corrupt] {
            let list = try await lockedEngine(code)(Cravings.myHelpLines, MyHelpLinesInput())
            #expect(list.isDefault && list.lines == HelpLine.defaults)
            #expect(list.notices.map(\.text) == ["Your own list can't be read now: The records can't be opened."])
        }
        #expect(try await Desk().engine()(Cravings.myHelpLines, MyHelpLinesInput()).notices == [])
    }

    @Test func `a prompt for a passphrase comes after it`() async throws {
        let test = try TestHome()
        let home = test.home
        try CravingsRecords.open(in: home).store.close()
        _ = try Stores([CravingsRecords.migrations], in: home).seal(
            "cravings", passphrase: "thirty marble otters whisper")
        let (prompts, shown) = (Recorder(), Recorder())
        for (id, input) in Self.calls + [(id: Cravings.myHelpLines.id, input: [:] as JSONValue)] {
            let engine = try Engine(
                [StoredCravingsPlugin(in: home)],
                context: Context(
                    clock: Moments.clock,
                    passphrases: { plugin, notice in
                        prompts.add(plugin)
                        if let notice { shown.add(notice.text) }
                        throw ComputationError(.cancelled, "No passphrase was typed.")
                    }))
            _ = await failure { try await engine.run(id, input) }
        }
        #expect(prompts.texts.count == Self.calls.count + 1)
        #expect(shown.texts.count == prompts.texts.count)
        #expect(shown.texts.allSatisfy { $0.hasPrefix("Where to find help\n") })
    }
}

/// Texts that closures add from any thread.
private final class Recorder: Sendable {
    private let added = Mutex<[String]>([])
    var texts: [String] { added.withLock { $0 } }
    func add(_ text: String) { added.withLock { $0.append(text) } }
}
