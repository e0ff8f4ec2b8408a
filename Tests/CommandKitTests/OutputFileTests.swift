// SPDX-License-Identifier: Apache-2.0

import CommandKit
import ComputationKit
import Foundation
import Testing

@Suite struct OutputFileTests {
    private static func inFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("output-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try body(folder)
    }

    private func permissions(of path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    @Test func `a file of records is readable only by its owner`() throws {
        try Self.inFolder { folder in
            let reader = Manifest(
                id: "shelf.my-items", summary: "Lists items.", examples: [Example("All", [:])], effects: .reads)
            try OutputFile("\(folder)/new", from: reader).create("a".utf8)
            try OutputFile("\(folder)/list", from: reader).replace("a".utf8)
            #expect(try permissions(of: "\(folder)/new") == 0o600)
            #expect(try permissions(of: "\(folder)/list") == 0o600)
            let pure = Manifest(id: "shelf.sum", summary: "Adds.", examples: [Example("One", [:])])
            umask(0o022)
            try OutputFile("\(folder)/chart", from: pure).replace("a".utf8)
            #expect(try permissions(of: "\(folder)/chart") == 0o644)
        }
    }

    @Test(arguments: [(false, 0o640), (true, 0o600)])
    func `a replaced file keeps its permissions but for others', and leaves no temporary file`(
        isPrivate: Bool, permissions expected: Int
    ) throws {
        try Self.inFolder { folder in
            try Data("old".utf8).write(to: URL(fileURLWithPath: "\(folder)/list"))
            try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: "\(folder)/list")
            try OutputFile("\(folder)/list", isPrivate: isPrivate).replace("new".utf8)
            #expect(try permissions(of: "\(folder)/list") == expected)
            #expect(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/list")) == Data("new".utf8))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["list"])
        }
    }

    @Test func `folders are refused`() throws {
        try Self.inFolder { folder in
            #expect(throws: FileFailure.self) { try OutputFile(folder).replace("a".utf8) }
            let names = try FileManager.default.contentsOfDirectory(atPath: folder)
            #expect(names.isEmpty)
        }
    }
}
