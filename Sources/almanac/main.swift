// SPDX-License-Identifier: AGPL-3.0-or-later

import AlmanacBundle
import AlmanacCommand
import ComputationKit

enum Almanac: PluginCatalogue {
    static let commandName = "almanac"
    static let version = "0.1.0"
    static var plugins: [any Plugin] { AlmanacBundle.plugins }
}

await AlmanacCommand<Almanac>.runProgram()
