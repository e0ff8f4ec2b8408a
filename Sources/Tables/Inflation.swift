// SPDX-License-Identifier: Apache-2.0

/// Decompresses DEFLATE (RFC 1951).
enum Inflation {
    /// Returns the decompressed bytes; nil if the data is damaged or yields more than a number of bytes.
    static func inflate(_ data: ArraySlice<UInt8>, size: Int) -> [UInt8]? {
        var bits = BitReader(data)
        var output: [UInt8] = []
        // The stated size can be a lie, so space is reserved only for what deflate can pack into the data.
        output.reserveCapacity(min(size, data.count * 1_032))
        while true {
            guard let isLast = bits.read(1), let kind = bits.read(2) else { return nil }
            switch kind {
            case 0:
                guard let bytes = bits.storedBlock(), output.count + bytes.count <= size else { return nil }
                output += bytes
            case 1:
                guard copy(&bits, fixedLiterals, fixedDistances, to: &output, size) else { return nil }
            case 2:
                guard let (literals, distances) = tables(&bits), copy(&bits, literals, distances, to: &output, size)
                else { return nil }
            default: return nil
            }
            if isLast == 1 { return output }
        }
    }

    private static let fixedLiterals = HuffmanCode(
        lengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
    private static let fixedDistances = HuffmanCode(lengths: [Int](repeating: 5, count: 30))
    private static let lengthBases = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227,
        258,
    ]
    private static let lengthBits = [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]
    private static let distanceBases = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1_025, 1_537, 2_049, 3_073,
        4_097,
        6_145, 8_193, 12_289, 16_385, 24_577,
    ]
    private static let codeLengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    private static func copy(
        _ bits: inout BitReader, _ literals: HuffmanCode, _ distances: HuffmanCode, to output: inout [UInt8],
        _ size: Int
    ) -> Bool {
        while true {
            guard let symbol = literals.next(&bits) else { return false }
            if symbol == 256 { return true }
            if symbol < 256 {
                guard output.count < size else { return false }
                output.append(UInt8(symbol))
                continue
            }
            let index = symbol - 257
            guard lengthBases.indices.contains(index), let extra = bits.read(lengthBits[index]),
                let code = distances.next(&bits), distanceBases.indices.contains(code),
                let distanceExtra = bits.read(max(0, code / 2 - 1))
            else { return false }
            let (length, distance) = (lengthBases[index] + extra, distanceBases[code] + distanceExtra)
            guard distance <= output.count, output.count + length <= size else { return false }
            for _ in 0..<length { output.append(output[output.count - distance]) }
        }
    }

    private static func tables(_ bits: inout BitReader) -> (literals: HuffmanCode, distances: HuffmanCode)? {
        guard let literalCount = bits.read(5), let distanceCount = bits.read(5), let lengthCount = bits.read(4) else {
            return nil
        }
        var codeLengths = [Int](repeating: 0, count: 19)
        for index in 0..<(lengthCount + 4) {
            guard let length = bits.read(3) else { return nil }
            codeLengths[codeLengthOrder[index]] = length
        }
        let code = HuffmanCode(lengths: codeLengths)
        let total = literalCount + 257 + distanceCount + 1
        var lengths: [Int] = []
        while lengths.count < total {
            guard let symbol = code.next(&bits) else { return nil }
            let (value, base, width): (Int, Int, Int)
            switch symbol {
            case 0...15: (value, base, width) = (symbol, 1, 0)
            case 16:
                guard let last = lengths.last else { return nil }
                (value, base, width) = (last, 3, 2)
            case 17: (value, base, width) = (0, 3, 3)
            default: (value, base, width) = (0, 11, 7)
            }
            guard let extra = bits.read(width) else { return nil }
            lengths += [Int](repeating: value, count: base + extra)
        }
        guard lengths.count == total else { return nil }
        return (
            HuffmanCode(lengths: Array(lengths.prefix(literalCount + 257))),
            HuffmanCode(lengths: Array(lengths.dropFirst(literalCount + 257)))
        )
    }
}

/// Reads bits, the lowest of each byte first.
struct BitReader {
    private let data: ArraySlice<UInt8>
    private var place: Int
    private var buffer = 0
    private var available = 0

    init(_ data: ArraySlice<UInt8>) {
        self.data = data
        place = data.startIndex
    }

    /// Returns the next bits as a number; nil past the end.
    mutating func read(_ count: Int) -> Int? {
        while available < count {
            guard place < data.endIndex else { return nil }
            buffer |= Int(data[place]) << available
            place += 1
            available += 8
        }
        defer {
            buffer >>= count
            available -= count
        }
        return buffer & ((1 << count) - 1)
    }

    /// Returns the bytes of a block without compression, from the next whole byte.
    mutating func storedBlock() -> ArraySlice<UInt8>? {
        _ = read(available % 8)
        guard let length = read(16), let complement = read(16), length ^ 0xFFFF == complement else { return nil }
        // At most 32 bits were buffered and read, so the buffer is empty.
        place -= available / 8
        (buffer, available) = (0, 0)
        guard place + length <= data.endIndex else { return nil }
        defer { place += length }
        return data[place..<(place + length)]
    }
}

/// A canonical Huffman code (RFC 1951, section 3.2.2).
struct HuffmanCode {
    private var counts = [Int](repeating: 0, count: 16)
    private var symbols: [Int] = []

    init(lengths: [Int]) {
        for length in lengths { counts[length] += 1 }
        counts[0] = 0
        for length in 1...15 {
            symbols += lengths.indices.filter { lengths[$0] == length }
        }
    }

    /// Returns the symbol of the next bits; nil if they are none.
    func next(_ bits: inout BitReader) -> Int? {
        var (code, first, index) = (0, 0, 0)
        for length in 1...15 {
            guard let bit = bits.read(1) else { return nil }
            code |= bit
            // Damaged lengths can claim more codes than there are, so the place is checked too.
            let place = index + code - first
            if code - first < counts[length] { return symbols.indices.contains(place) ? symbols[place] : nil }
            index += counts[length]
            first = (first + counts[length]) << 1
            code <<= 1
        }
        return nil
    }
}
