// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import CommandKit
import ComputationKit
import CravingsCommand
import CravingsPlugin
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
        await CravingsCommand<EraseAllCommand<Diary>>.mainWithExitCodes(
            arguments, noticeBeforeErrors: { HelpFirst.text(forArguments: $0, in: .machine) }
        ) {
            try Engine([StoredCravingsPlugin(thumbnailer: FFmpegThumbnailer.ifPresent)])
        }
    }
}
