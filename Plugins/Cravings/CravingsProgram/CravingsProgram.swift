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

    /// Runs the command, and exits if it fails.
    ///
    /// Every file that the process creates is readable and writable only by its owner.
    package static func run(_ arguments: [String]) async {
        restrictNewFilesToOwner()
        await CravingsCommand<EraseAllCommand<Diary>>.mainWithExitCodes(arguments) {
            try Engine([StoredCravingsPlugin(thumbnailer: FFmpegThumbnailer.ifPresent)])
        }
    }
}
