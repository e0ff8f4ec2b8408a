// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import TestTiers
import Testing
import TwinsPlugin

@Suite struct TableFuzzTests {
    private static let fixtures = [
        "homebox.csv", "goodreads.csv", "storygraph.csv", "librarything.tsv", "calibre.csv", "snipe-it.csv",
        "table.csv",
    ]

    @Test(arguments: FuzzRounds.upTo(40))
    func `no damaged table makes a reader fail or lose a row without a word`(number: Int) throws {
        let seed = FuzzRounds.seed(UInt64(number + 1))
        var random = SeededGenerator(seed: seed)
        for name in Self.fixtures {
            let original = try ImportFixture.bytes(name)
            for _ in 0..<25 {
                var bytes = original
                for _ in 0..<Int.random(in: 1...8, using: &random) { Self.damage(&bytes, &random) }
                let format = Bool.random(using: &random) ? ImportReader.format(of: bytes) : .goodreads
                guard format != .grocy else { continue }
                let policy = UnreadPolicy.allCases.randomElement(using: &random) ?? .refuse
                do throws(ComputationError) {
                    let options = ImportOptions(unread: policy)
                    let file = try ImportReader.read(bytes, format, options)
                    let leftOut = file.leftOut.reduce(0) { $0 + $1.count }
                    #expect(file.twins.count + file.skipped + leftOut == file.count, "seed \(seed), \(name)")
                    #expect(file.skipped == 0 || !file.problems.isEmpty, "seed \(seed), \(name)")
                    for twin in file.twins {
                        #expect(Twin.schema.issues(of: twin.twin).isEmpty, "seed \(seed), \(name)")
                    }
                } catch {
                    #expect(!error.issues.isEmpty, "seed \(seed), \(name): \(error)")
                }
            }
        }
    }

    private static let words: [[UInt8]] = [
        Array("\"".utf8), Array(",".utf8), Array("\r".utf8), Array("\n".utf8), Array(";".utf8), Array("\t".utf8), [0],
        [0xFF], [0xEF, 0xBB, 0xBF], Array("é".utf8), Array("=1+1".utf8), Array("99999999999999999999".utf8),
        Array("-1".utf8), Array("1e308".utf8), Array("nan".utf8), Array("\u{202E}".utf8), Array("\u{0301}".utf8),
        Array("{".utf8), Array("[]".utf8), Array("0001-12-01".utf8),
    ]

    private static func damage(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
        guard !bytes.isEmpty else { return bytes = words.randomElement(using: &random) ?? [] }
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: bytes[place] = UInt8.random(in: .min ... .max, using: &random)
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(contentsOf: words.randomElement(using: &random) ?? [], at: place)
        case 3: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...200, using: &random)))
        case 4: bytes.removeSubrange(place...)
        default:
            let length = Int.random(in: 1...100, using: &random)
            bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + length)], at: place)
        }
    }
}
