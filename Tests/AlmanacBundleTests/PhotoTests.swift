// SPDX-License-Identifier: Apache-2.0

import AlmanacBundle
import AlmanacStore
import ComputationKit
import StoreTesting
import Testing
import TwinsPlugin

@Suite struct PhotoTests {
    @Test func `a photo of 12 megapixels is scaled by the plugins as they are composed`() async throws {
        let folder = try TestHome()
        let home = folder.home
        let engine = try Engine(AlmanacBundle.plugins(in: home), context: FilledHome.context)
        let tool = ToolDetails(name: "Drill")
        _ = try await engine(Twins.add, AddTwinInput(details: Patch(.tools(tool))))
        let original = Self.png(width: 4_000, height: 3_000)
        let change = try await engine(Twins.addPhoto, AddPhotoInput(twin: "Drill", photo: Blob(original)))
        #expect(change.storedPhoto?.isScaled == true)
        let list = try await engine(Twins.myFiles, MyFilesInput(twin: "Drill", file: "1"))
        let stored = try Picture(#require(list.files.first?.content).bytes(limit: 50_000_000))
        #expect(stored.dimensions.map { [$0.width, $0.height] } == [2_048, 1_536])
        #expect(stored.bytes.count < original.count)
    }

    /// A PNG with broad black and white stripes, of one bit a pixel, in stored blocks (RFC 1950, RFC 1951, RFC 2083).
    private static func png(width: Int, height: Int) -> [UInt8] {
        let rows = (0..<height).flatMap { [0] + [UInt8](repeating: $0 / 100 % 2 == 0 ? 0 : 0xFF, count: width / 8) }
        var deflated: [UInt8] = [0x78, 0x01]
        for start in stride(from: 0, to: rows.count, by: 65_535) {
            let block = rows[start..<min(start + 65_535, rows.count)]
            let count = UInt16(block.count)
            deflated.append(start + 65_535 >= rows.count ? 1 : 0)
            deflated += [count, ~count].flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } + block
        }
        var (one, two): (UInt32, UInt32) = (1, 0)
        for byte in rows {
            one = (one + UInt32(byte)) % 65_521
            two = (two + one) % 65_521
        }
        deflated += bytes(two << 16 | one)
        let header = bytes(UInt32(width)) + bytes(UInt32(height)) + [1, 0, 0, 0, 0]
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header) + chunk("IDAT", deflated)
            + chunk("IEND", [])
    }

    private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
        let content = Array(name.utf8) + data
        var sum = UInt32.max
        for byte in content { sum = table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ sum >> 8 }
        return bytes(UInt32(data.count)) + content + bytes(~sum)
    }

    private static let table: [UInt32] = (0..<256).map { number in
        (0..<8).reduce(UInt32(number)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }

    private static func bytes(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(number >> $0 & 0xFF) }
    }
}
