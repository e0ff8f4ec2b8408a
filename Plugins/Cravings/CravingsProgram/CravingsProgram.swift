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
            arguments,
            noticeBeforeErrors: { HelpFirst.text(forArguments: $0, in: .machine, standardInput: typedNote) }
        ) {
            try Engine([StoredCravingsPlugin(thumbnailer: FFmpegThumbnailer.ifPresent)])
        }
    }

    /// Returns the note on standard input, as far as it can be read; nothing on a terminal.
    private static func typedNote() -> String {
        guard !OutputStream.standardInputIsTerminal, let bytes = try? readFile("-", limit: 1 << 16) else { return "" }
        return String(decoding: bytes, as: UTF8.self)
    }
}
