// SPDX-License-Identifier: Apache-2.0

import AlmanacBundle
import AlmanacCommand
import AlmanacStore
import ArgumentParser
import ComputationKit
import StoreCommand

#if Astrology
    import AstroProgram
#endif
#if Challenges
    import ChallengeProgram
#endif
#if Cravings
    import CravingsProgram
#endif
#if Twins
    import TwinsProgram
#endif
#if Wardrobe
    import OutfitProgram
#endif

enum Almanac: PluginCatalog, StoreCatalog {
    static let commandName = "almanac"
    static let version = "0.1.0"
    static var plugins: [any Plugin] { AlmanacBundle.plugins }
    static var migrations: [StoreMigrations] { AlmanacBundle.migrations }
    static var furtherCommands: [any ParsableCommand.Type] { StoreCommands<Almanac>.all }
}

// Installations have this program once, with links of the other names to it (docs/decisions/0023).
switch CommandLine.arguments.first?.split(separator: "/").last {
#if Astrology
    case "astro": await AstroProgram.run()
#endif
#if Challenges
    case "challenge": await ChallengeProgram.run()
#endif
#if Cravings
    case "cravings": await CravingsProgram.run()
#endif
#if Twins
    case "twins": await TwinsProgram.run()
#endif
#if Wardrobe
    case "outfit": await OutfitProgram.run()
#endif
default: await AlmanacCommand<Almanac>.runProgram()
}
