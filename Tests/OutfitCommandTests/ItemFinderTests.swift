// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import OutfitCommand

@Suite("Items by name or key")
struct ItemFinderTests {
    private let finder = ItemFinder([
        .init(id: "0199a0b1-0000", name: "Navy blazer"), .init(id: "0199a0b1-1111", name: "Navy blazer, old"),
        .init(id: "0299ffff-2222", name: "Gray hoodie"), .init(id: "gray", name: "Scarf"),
    ])

    @Test(arguments: [
        ("0299ffff-2222", "0299ffff-2222"), ("02", "0299ffff-2222"), ("NAVY BLAZER", "0199a0b1-0000"),
        ("hoodie", "0299ffff-2222"), ("scarf", "gray"), ("navy blazer,", "0199a0b1-1111"),
        // A whole key goes before the beginning of a name.
        ("gray", "gray"), ("gray h", "0299ffff-2222"),
    ])
    func `a matching item is found`(_ text: String, _ id: String) throws {
        #expect(try finder.id(of: text, for: "--with") == id)
    }

    @Test
    func `several matches are listed with distinct keys`() {
        let failure = #expect(throws: ComputationError.self) { try finder.id(of: "navy", for: "--with") }
        let sentence = failure?.description ?? ""
        #expect(sentence.contains("Navy blazer [0199a0b1-0]"))
        #expect(sentence.contains("Navy blazer, old [0199a0b1-1]"))
    }

    @Test(arguments: [("navy blazr", "Navy blazer"), ("gray hodie", "Gray hoodie")])
    func `unknown names get the nearest item`(_ text: String, _ name: String) {
        let failure = #expect(throws: ComputationError.self) { try finder.id(of: text, for: "--with") }
        #expect(failure?.description.contains("did you mean \"\(name)\"?") == true)
    }

    @Test(arguments: ["", "zebra"])
    func `empty text matches no item`(_ text: String) {
        #expect(throws: ComputationError.self) { try finder.id(of: text, for: "--with") }
    }
}
