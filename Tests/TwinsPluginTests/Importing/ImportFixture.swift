// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import TwinsPlugin

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A file of `Fixtures`, written by hand in the format that the documentation of its app describes.
enum ImportFixture {
    static func bytes(_ name: String) throws -> [UInt8] {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        return try Array(Data(contentsOf: tests.appending(path: "Fixtures/\(name)")))
    }

    /// Reads a fixture in the format that its content shows.
    static func read(_ name: String, _ options: ImportOptions = ImportOptions()) throws -> ImportedFile {
        let bytes = try bytes(name)
        return try ImportReader.read(bytes, ImportReader.format(of: bytes), options)
    }

    static func read(text: String, _ options: ImportOptions = ImportOptions()) throws -> ImportedFile {
        let bytes = Array(text.utf8)
        return try ImportReader.read(bytes, ImportReader.format(of: bytes), options)
    }
}

extension ImportedFile {
    /// The problems as sentences.
    var sentences: [String] { problems.map { "\($0)" } }

    func twin(_ name: String) throws -> ImportedTwin {
        guard let twin = twins.first(where: { $0.twin.name == name }) else {
            throw ComputationError(.notFound, "no \(name)")
        }
        return twin
    }
}

extension Twin {
    var book: BookDetails? { if case .book(let book) = details { book } else { nil } }
    var food: FoodDetails? { if case .food(let food) = details { food } else { nil } }
    var other: OtherDetails? { if case .unknown(let other) = details { other } else { nil } }
    var device: ElectronicsDetails? { if case .electronics(let device) = details { device } else { nil } }
    var tool: ToolDetails? { if case .tools(let tool) = details { tool } else { nil } }
    var furniture: FurnitureDetails? { if case .furniture(let furniture) = details { furniture } else { nil } }
}
