// SPDX-License-Identifier: AGPL-3.0-or-later

import AlmanacBundle
import AlmanacCommand
import AlmanacStore
import ArgumentParser
import ComputationKit
import StoreCommand

enum Almanac: PluginCatalogue, StoreCatalogue {
    static let commandName = "almanac"
    static let version = "0.1.0"
    static var plugins: [any Plugin] { AlmanacBundle.plugins }
    static var schemas: [StoreSchema] { AlmanacBundle.schemas }
    static var furtherCommands: [any ParsableCommand.Type] { StoreCommands<Almanac>.all }
}

await AlmanacCommand<Almanac>.runProgram()
