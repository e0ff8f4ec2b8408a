// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import CravingsPlugin
import ExpectedTables
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A recording in `Fixtures/media`, with what ffprobe says about it.
struct MediaFixture: CustomTestStringConvertible {
    let name: String
    let mediaType: String
    let kind: String
    let seconds: Double
    /// Whether the container states the length; otherwise it is the end of the last packet, whose length can be unknown.
    let isStated: Bool

    var testDescription: String { name }

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

    /// All recordings.
    static let all: [MediaFixture] = {
        // The table is in the folder of the fixtures of all tests, not beside this one.
        let table = try? ExpectedTable("media/durations.tsv", besides: folder.appending(path: "Tests.swift").path)
        return (table?.rows ?? []).map { row in
            MediaFixture(
                name: row.text("file"), mediaType: row.text("mediaType"), kind: row.text("kind"),
                seconds: row.number("seconds"), isStated: row.text("source") == "format")
        }
    }()

    static func bytes(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: folder.appending(path: "Fixtures").appending(path: "media").appending(path: name)))
    }

    func bytes() throws -> [UInt8] { try Self.bytes(name) }
}
