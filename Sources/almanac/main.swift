// SPDX-License-Identifier: Apache-2.0

import AlmanacBundle
import AlmanacCommand
import AlmanacStore
import ArgumentParser
import ChallengeProgram
import ComputationKit
import CravingsProgram
import OutfitProgram
import StoreCommand
import TwinsProgram

#if Astrology
    import AstroProgram
#endif

enum Almanac: PluginCatalog, StoreCatalog {
    static let commandName = "almanac"
    static let version = PluginManifest.almanacVersion
    static var plugins: [any Plugin] { AlmanacBundle.plugins }
    static let migrations = AlmanacBundle.migrations
    static var furtherCommands: [any ParsableCommand.Type] { StoreCommands<Almanac>.all }
    /// Installations have links with these names (docs/decisions/0023).
    static var programs: [ContainedProgram] {
        var programs: [ContainedProgram] = []
        #if Astrology
            programs.append(ContainedProgram("astro", run: AstroProgram.run))
        #endif
        return programs + [
            ContainedProgram("challenge", run: ChallengeProgram.run),
            ContainedProgram("cravings", run: CravingsProgram.run),
            ContainedProgram("outfit", run: OutfitProgram.run), ContainedProgram("twins", run: TwinsProgram.run),
        ]
    }
}

await AlmanacCommand<Almanac>.runProgram()
