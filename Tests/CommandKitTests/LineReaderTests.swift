// SPDX-License-Identifier: Apache-2.0

import CommandKit
import ComputationKit
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite struct LineReaderTests {
    private func lines(of content: [UInt8], limit: Int) async throws -> [BatchLine] {
        let file = FileManager.default.temporaryDirectory.appending(path: "lines-\(UUID().uuidString)")
        try Data(content).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        var lines: [BatchLine] = []
        for try await line in try LineReader(path: file.path, limit: limit) { lines.append(line) }
        return lines
    }

    @Test func `lines span chunks and the last needs no newline`() async throws {
        let long = [UInt8](repeating: UInt8(ascii: "a"), count: 200_000)
        let lines = try await lines(of: Array("x\n\n".utf8) + long + Array("\nlast".utf8), limit: 1 << 20)
        #expect(lines == [.text([UInt8(ascii: "x")]), .text([]), .text(long), .text(Array("last".utf8))])
    }

    @Test func `long lines are reported by length and reading continues`() async throws {
        let long = [UInt8](repeating: UInt8(ascii: "a"), count: 10_000_000)
        let lines = try await lines(of: long + Array("\nnext\n".utf8), limit: 1000)
        #expect(lines == [.tooLong(length: 10_000_000, limit: 1000), .text(Array("next".utf8))])
    }

    @Test func `missing files are named with the system's reason`() {
        let failure = #expect(throws: FileFailure.self) { try LineReader(path: "/nowhere/births.ndjson") }
        #expect(failure?.description == "Can't read /nowhere/births.ndjson: No such file or directory.")
    }

    @Test func `failed writes leave the old file unchanged`() throws {
        let failure = #expect(throws: FileFailure.self) { try OutputFile("/nowhere/wheel.svg").replace("x".utf8) }
        #expect(failure?.description == "Can't write /nowhere/wheel.svg: No such file or directory.")
    }

    @Test func `writing to a device doesn't replace it`() throws {
        try OutputFile("/dev/null").replace("x".utf8)
        #expect(FileManager.default.isWritableFile(atPath: "/dev/null"))
        #expect(
            try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType != .typeRegular)
    }
}
