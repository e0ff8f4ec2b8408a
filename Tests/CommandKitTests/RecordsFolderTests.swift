// SPDX-License-Identifier: Apache-2.0

import CommandKit
import ComputationKit
import Foundation
import Testing

@Suite("Folders with records") struct RecordsFolderTests {
    private static let sentence = "the folder belongs to your records. Choose another folder."

    /// A folder with a home `data`, in which `twins` has records.
    private static func withHome(_ body: (String) throws -> Void) throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("records-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: root) }
        try FileManager.default.createDirectory(
            atPath: "\(root)/data/twins/attachments", withIntermediateDirectories: true)
        try Data("rows".utf8).write(to: URL(fileURLWithPath: "\(root)/data/twins/twins.sqlite"))
        try body(root)
    }

    @Test(
        "are never written to",
        arguments: [
            "data/twins/twins.sqlite", "data/twins/list.csv", "data/twins/attachments/photo", "data/settings.json",
            "data/list.csv",
        ])
    func refused(path: String) throws {
        try Self.withHome { root in
            let file = OutputFile("\(root)/\(path)")
            for isNew in [false, true] {
                let failure = #expect(throws: FileFailure.self) {
                    if isNew { try file.create("new".utf8) } else { try file.replace("new".utf8) }
                }
                #expect(failure?.description == "Can't write \(root)/\(path): \(Self.sentence)")
            }
            let records = try Data(contentsOf: URL(fileURLWithPath: "\(root)/data/twins/twins.sqlite"))
            #expect(records == Data("rows".utf8))
        }
    }

    @Test("are found behind a link")
    func link() throws {
        try Self.withHome { root in
            try FileManager.default.createSymbolicLink(
                atPath: "\(root)/link.csv", withDestinationPath: "\(root)/data/twins/twins.sqlite")
            try FileManager.default.createSymbolicLink(
                atPath: "\(root)/linked", withDestinationPath: "\(root)/data/twins")
            for path in ["link.csv", "linked/list.csv"] {
                #expect(throws: FileFailure.self) { try OutputFile("\(root)/\(path)").replace([0x61]) }
            }
        }
    }

    @Test("don't keep files from being written beside them")
    func beside() throws {
        try Self.withHome { root in
            try OutputFile("\(root)/list.csv").replace("list".utf8)
            try OutputFile("\(root)/new.csv").create("list".utf8)
            #expect(try Data(contentsOf: URL(fileURLWithPath: "\(root)/list.csv")) == Data("list".utf8))
        }
    }
}
