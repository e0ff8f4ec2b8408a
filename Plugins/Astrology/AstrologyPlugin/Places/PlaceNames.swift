// SPDX-License-Identifier: Apache-2.0

/// The folded names of the places of the table, in the order of their bytes, with the places that have them.
///
/// Names are stored in blocks, in which each name repeats only what differs from the name before. A lookup finds the block
/// by binary search and decodes it; nothing else is decoded or allocated.
struct PlaceNames: Sequence {
    /// A folded name and the places that have it.
    struct Element {
        /// The name in UTF-8.
        let utf8: [UInt8]
        /// The places with this main name, then those with this other name; each in the order of their ranks.
        let bearers: Bearers
    }

    private static let namesPerBlock = 16

    private let bytes: UnsafeBufferPointer<UInt8>
    private let count: Int
    /// The offset of the array of the blocks' offsets.
    private let blocks: Int

    init(bytes: UnsafeBufferPointer<UInt8>, count: Int, blocks: Int) {
        self.bytes = bytes
        self.count = count
        self.blocks = blocks
    }

    func makeIterator() -> Iterator {
        names(fromBlock: 0)
    }

    /// Returns the places that have a folded name.
    ///
    /// - Complexity: O(log *n*) in the number of names.
    func bearers(of name: [UInt8]) -> Bearers? {
        var names = names(from: name)
        return names.next().flatMap { $0.utf8 == name ? $0.bearers : nil }
    }

    /// Returns the names that aren't before `name`.
    ///
    /// - Complexity: O(log *n*) in the number of names.
    func names(from name: [UInt8]) -> Iterator {
        // Block `low` doesn't begin after the name, unless it is the first; block `high` does.
        var low = 0
        var high = (count + Self.namesPerBlock - 1) / Self.namesPerBlock
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if name.lexicographicallyPrecedes(firstName(ofBlock: middle)) {
                high = middle
            } else {
                low = middle
            }
        }
        var names = names(fromBlock: low)
        var following = names
        while let next = following.next(), next.utf8.lexicographicallyPrecedes(name) { names = following }
        return names
    }

    private func names(fromBlock block: Int) -> Iterator {
        Iterator(names: self, index: block * Self.namesPerBlock)
    }

    private func block(_ index: Int) -> TableReader {
        TableReader(bytes, at: bytes.uint32(at: blocks + 4 * index))
    }

    /// Returns the first name of a block, which is stored as a whole.
    private func firstName(ofBlock index: Int) -> UnsafeBufferPointer<UInt8> {
        var reader = block(index)
        let (_, count) = reader.lengths()
        return reader.next(count)
    }
}

extension PlaceNames {
    /// Decodes names in succession.
    struct Iterator: IteratorProtocol, Sequence {
        private let names: PlaceNames
        /// The number of the next name.
        private var index: Int
        /// The name before.
        private var utf8: [UInt8] = []
        private var reader: TableReader

        fileprivate init(names: PlaceNames, index: Int) {
            self.names = names
            self.index = index
            reader = TableReader(names.bytes, at: 0)
        }

        mutating func next() -> PlaceNames.Element? {
            guard index < names.count else { return nil }
            if index.isMultiple(of: namesPerBlock) { reader = names.block(index / namesPerBlock) }
            index += 1
            let (shared, count) = reader.lengths()
            utf8.removeLast(utf8.count - shared)
            utf8.append(contentsOf: reader.next(count))
            let bearers = Bearers(reader)
            while reader.varint() & 1 != 0 {}
            return Element(utf8: utf8, bearers: bearers)
        }
    }

    /// The places that have a name.
    struct Bearers: Sequence, IteratorProtocol {
        private var reader: TableReader
        private var isAtEnd = false
        private var before = (own: 0, other: 0)

        fileprivate init(_ reader: TableReader) {
            self.reader = reader
        }

        /// Returns the rank of the next place, and whether the name is its main name.
        mutating func next() -> (rank: Int, isOwnName: Bool)? {
            guard !isAtEnd else { return nil }
            let number = reader.varint()
            isAtEnd = number & 1 == 0
            if number & 2 == 0 {
                before.own += number >> 2
                return (before.own, true)
            }
            before.other += number >> 2
            return (before.other, false)
        }
    }
}

extension TableReader {
    /// Returns the length of the prefix that a name shares with the name before, and the length of its remainder.
    fileprivate mutating func lengths() -> (shared: Int, remaining: Int) {
        let lengths = byte()
        let shared = length(lengths >> 4)
        return (shared, length(lengths & 15))
    }

    private mutating func length(_ bits: UInt8) -> Int {
        bits == 15 ? 15 + varint() : Int(bits)
    }
}
