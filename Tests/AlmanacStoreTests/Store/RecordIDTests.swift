// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import Testing

@Suite struct RecordIDTests {
    struct Fixed: RandomNumberGenerator {
        var words: [UInt64]
        mutating func next() -> UInt64 { words.removeFirst() }
    }

    /// RFC 9562, appendix A.6.
    @Test func `record IDs equal the example of RFC 9562`() {
        var generator = Fixed(words: [0xCC3, 0x18C4_DC0C_0C07_398F])
        #expect(
            RecordID.make(milliseconds: 0x017F_22E2_79B0, using: &generator) == "017f22e2-79b0-7cc3-98c4-dc0c0c07398f")
    }

    @Test func `record IDs sort by time`() {
        var generator = SeededGenerator(seed: 1)
        let ids = (0..<1000).map { RecordID.make(milliseconds: 1_000_000 + Int64($0), using: &generator) }
        #expect(ids == ids.sorted())
        #expect(Set(ids).count == 1000)
    }
}
