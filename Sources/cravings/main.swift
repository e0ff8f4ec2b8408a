// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import CommandKit
import ComputationKit
import CravingsCommand
import CravingsStore
import StoreCommand

enum Diary: StoreCatalog {
    static let commandName = "cravings"
    static var migrations: [StoreMigrations] { [StoredCravingsPlugin().migrations] }
}

await CravingsCommand<EraseAllCommand<Diary>>.mainWithExitCodes {
    try Engine([StoredCravingsPlugin(thumbnailer: FFmpegThumbnailer.ifPresent)])
}
