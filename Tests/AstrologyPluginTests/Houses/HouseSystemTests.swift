// SPDX-License-Identifier: AGPL-3.0-or-later

import CSwissEphemeris
import Testing

@testable import AstrologyPlugin

@Suite struct HouseSystemTests {
    /// libswe returns "Placidus" for every unknown letter; we support all others.
    @Test func `every letter of libswe has a system`() throws {
        var known = Set<String>()
        for code in UInt8(ascii: "A")...UInt8(ascii: "z") {
            let letter = String(Unicode.Scalar(code))
            let name = try #require(swe_house_name(Int32(code)).map { String(cString: $0) })
            guard name != "Placidus" || code == UInt8(ascii: "P") else { continue }
            guard (0x41...0x5A).contains(code) || code == UInt8(ascii: "i") else { continue }
            known.insert(letter)
            let system = try #require(HouseSystem(word: letter), "\(letter) is \(name)")
            #expect(letter == "E" ? system == .equal : String(system.letter) == letter)
        }
        #expect(known.count == HouseSystem.allCases.count + 1, "E is a second letter of A")
    }

    @Test func `words select systems and round-trip`() {
        #expect(HouseSystem.allCases.count == 25)
        #expect(Set(HouseSystem.allCases.map(\.displayName)).count == 25)
        for system in HouseSystem.allCases {
            #expect(HouseSystem(word: system.rawValue) == system)
            #expect(HouseSystem(word: system.displayName) == system, "\(system.displayName)")
            #expect(HouseSystem(word: String(system.letter)) == system)
        }
    }

    @Test(arguments: [
        ("Placidus", HouseSystem.placidus), ("p", .placidus), ("Whole Sign", .wholeSign), ("wholesign", .wholeSign),
        ("w", .wholeSign), ("i", .sunshineMakransky), ("I", .sunshine), ("topocentric", .polichPage), ("e", .equal),
        ("KOCH", .koch), ("pullen-sd", .pullenDelta), ("y", .apc),
    ])
    func `alternative words are recognized`(word: String, system: HouseSystem) {
        #expect(HouseSystem(word: word) == system)
    }

    @Test(arguments: ["", "z", "Z", "placid", "1", "ж", "-"])
    func `unknown words are rejected`(word: String) {
        #expect(HouseSystem(word: word) == nil)
    }
}
