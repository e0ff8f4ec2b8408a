// SPDX-License-Identifier: AGPL-3.0-or-later

import ArgumentParser
import AstrologyPlugin
import CommandKit
import Presentation

struct HousesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "houses", abstract: "List the house systems, or the zodiacs.",
        discussion: """
            EXAMPLES
              astro houses
              astro houses --zodiacs
            """)

    @Flag(help: "List the zodiacs (ayanamsas) in place of the house systems.")
    var zodiacs = false

    func run() async throws {
        let output = OutputStream.standardOutput
        var table: TextTable
        if zodiacs {
            table = TextTable([("Zodiac", .left), ("Name", .left)])
            table.add(["tropical", "Tropical: from the equinox of date"])
            for ayanamsa in Ayanamsa.allCases { table.add([ayanamsa.rawValue, ayanamsa.displayName]) }
        } else {
            table = TextTable([("System", .left), ("Letter", .left), ("Name", .left)])
            for system in HouseSystem.allCases {
                table.add([system.rawValue, String(system.letter), system.displayName])
            }
        }
        for line in table.lines(style: .suited(to: output)) { try output.print(line) }
    }
}
