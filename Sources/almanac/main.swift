// SPDX-License-Identifier: Apache-2.0

import AlmanacBundle
import AlmanacCommand
import AlmanacStore
import ArgumentParser
import ComputationKit
import StoreCommand

enum Almanac: PluginCatalog, StoreCatalog {
    static let commandName = "almanac"
    static let version = "0.1.0"
    static var plugins: [any Plugin] { AlmanacBundle.plugins }
    static var migrations: [StoreMigrations] { AlmanacBundle.migrations }
    static var furtherCommands: [any ParsableCommand.Type] { StoreCommands<Almanac>.all }
}

await AlmanacCommand<Almanac>.runProgram()
