// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import CommandKit
import ComputationKit
import CravingsCommand
import CravingsStore
import StoreCommand

/// The program `cravings`.
package enum CravingsProgram {
    private enum Diary: StoreCatalog {
        static let commandName = "cravings"
        static var migrations: [StoreMigrations] { [StoredCravingsPlugin().migrations] }
    }

    /// Runs the command with the arguments of the process, and exits if it fails.
    ///
    /// Every file that the process creates is readable and writable only by its owner.
    package static func run() async {
        restrictNewFilesToOwner()
        await CravingsCommand<EraseAllCommand<Diary>>.mainWithExitCodes {
            try Engine([StoredCravingsPlugin(thumbnailer: FFmpegThumbnailer.ifPresent)])
        }
    }
}
