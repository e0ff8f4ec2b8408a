// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Testing

/// A program whose commands call the engine, with a call of each command.
struct ProgramFace: Sendable, CustomTestStringConvertible {
    let program: BuiltProgram
    /// The calls, by the words of the command.
    let calls: [String: Call]
    /// Commands that don't call a computation.
    let others: Set<String>

    var testDescription: String { program.rawValue }

    /// A call of a command in a prepared home.
    struct Call: Sendable {
        /// The arguments after the words of the command.
        let arguments: [String]
        /// Calls of the same program that run first.
        let preparation: [[String]]
        /// Files that the call or its preparation reads.
        let files: [String: [UInt8]]
        /// The secret that the call reads from a file, which `--show-call` doesn't show.
        let secret: String?

        init(
            _ arguments: [String] = [], after preparation: [[String]] = [], files: [String: [UInt8]] = [:],
            secret: String? = nil
        ) {
            self.arguments = arguments
            self.preparation = preparation
            self.files = files
            self.secret = secret
        }
    }

    /// The words of every command without subcommands, without those of `help`.
    func commands() async throws -> [String] {
        let dump = try await program(["--experimental-dump-help"]).json()
        func leaves(_ command: JSONValue, under words: [String]) -> [String] {
            let subcommands = (command["subcommands"]?.array ?? []).filter { $0["commandName"] != "help" }
            guard !subcommands.isEmpty else { return [words.joined(separator: " ")] }
            return subcommands.flatMap { leaves($0, under: words + [$0["commandName"]?.string ?? ""]) }
        }
        return leaves(try #require(dump["command"]), under: [])
    }
}

/// A folder with records, in which a program runs.
struct FaceHome: RecordsHome {
    let folder: TemporaryFolder

    /// Creates a home and runs the preparation of a call.
    init(of program: BuiltProgram, before call: ProgramFace.Call) async throws {
        folder = try await PreparedHomes.shared.folder(of: program, files: call.files, after: call.preparation)
    }

    /// Creates a copy of a home.
    init(copyOf other: FaceHome) async throws {
        folder = try await other.folder.copy()
    }

    func callAsFunction(
        _ program: BuiltProgram, _ arguments: [String], input: String = ""
    ) async throws -> Finished {
        try await program(arguments, input: input, environment: environment, in: folder.path)
    }
}
