// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Testing

/// Every command calls a computation, and prints the same as `almanac run` with the same input.
@Suite("Commands and almanac run agree")
struct FaceAgreementTests {
    static let faces = [ProgramFace.astro, .challenge, .cravings, .outfit, .twins, .almanac]

    @Test(arguments: faces)
    func `every command has a call in this test`(_ face: ProgramFace) async throws {
        let commands = try await face.commands()
        #expect(commands.count > 4)
        for command in commands where !face.others.contains(command) {
            #expect(face.calls[command] != nil, "\(face.program) \(command)")
        }
        for command in face.others.union(face.calls.keys) {
            #expect(commands.contains(command), "\(face.program) has no command \(command)")
        }
    }

    @Test(arguments: faces.flatMap { face in face.calls.keys.sorted().map { (face, $0) } })
    func `a command prints the same bytes as almanac run`(_ face: ProgramFace, _ command: String) async throws {
        let call = try #require(face.calls[command])
        let home = try await FaceHome(of: face.program, before: call)
        let copy = try await FaceHome(copyOf: home)
        let moment = ["--now", "2026-11-21T09:00:00Z", "--key-seed", "7"]
        let arguments = command.split(separator: " ").map(String.init) + call.arguments + ["--format", "json"] + moment
        let shown = try await home(face.program, arguments + ["--show-call"]).json()
        let id = try #require(shown["id"]?.string)
        let input = try #require(shown["input"])
        let own = try await home(face.program, arguments)
        let text = input.text().replacing("(secret)", with: call.secret ?? "(secret)")
        let other = try await copy(.almanac, ["run", id] + moment, input: text)
        #expect(own.succeeded() == other.succeeded(), "\(command) and \(id)")
        #expect(own.outputBytes == other.outputBytes && !own.outputBytes.isEmpty)
    }
}
