// SPDX-License-Identifier: Apache-2.0

import CommandKit
import ComputationKit
import Foundation
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

@Suite("Files that are read") struct InputFileTests {
    private static func withFolder(_ body: (String) throws -> Void) throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("input-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: path) }
        try body(path)
    }

    @Test func `pipes and devices are refused without waiting`() throws {
        try Self.withFolder { folder in
            let (pipe, link) = ("\(folder)/pipe", "\(folder)/link")
            #expect(mkfifo(pipe, 0o600) == 0 && symlink("/dev/zero", link) == 0)
            for path in [pipe, link] {
                let failure = #expect(throws: FileFailure.self) { try readFile(path, limit: 100) }
                #expect(
                    failure?.description
                        == "Can't read \(path): it is a pipe, a device, or a socket, not a regular file.")
                #expect(failure?.exitCode == 64)
                #expect(throws: FileFailure.self) { try LineReader(path: path) }
            }
        }
    }

    @Test func `regular files are read, also behind a link, and folders aren't`() throws {
        try Self.withFolder { folder in
            try OutputFile("\(folder)/file").create("text".utf8)
            #expect(symlink("\(folder)/file", "\(folder)/link") == 0)
            #expect(try readFile("\(folder)/link", limit: 100) == Array("text".utf8))
            let failure = #expect(throws: FileFailure.self) { try readFile(folder, limit: 100) }
            #expect(failure?.exitCode == 66)
        }
    }

    @Test func `a passphrase can come from a pipe`() throws {
        var ends: [Int32] = [0, 0]
        #expect(pipe(&ends) == 0)
        #expect(write(ends[1], "three white herons\n", 19) == 19)
        close(ends[1])
        defer { close(ends[0]) }
        #expect(try SecretInput.firstLine(of: "/dev/fd/\(ends[0])") == "three white herons")
    }
}
