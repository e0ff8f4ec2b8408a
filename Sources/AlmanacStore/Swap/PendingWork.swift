// SPDX-License-Identifier: Apache-2.0

internal import GRDB

/// The work that a killed process left in a plugin's folder, which the next process that opens the store completes or
/// undoes.
struct PendingWork {
    private let folder: PluginFolder
    private let home: Home

    init(_ folder: PluginFolder, of home: Home) {
        self.folder = folder
        self.home = home
    }

    /// Returns the staged file that replaces the current one in a pending swap.
    func committedStore() throws -> String? {
        guard let journal = try SwapJournal(of: home), journal.plugins.contains(folder.plugin) else { return nil }
        let staged = StagedStore(folder: folder)
        return try staged.exists ? staged.path : nil
    }

    /// Whether an erasure was confirmed and isn't complete.
    var isErasing: Bool { get throws { try Disk.status(folder.erasureMark) != nil } }

    /// Refuses to write while a committed swap is going to replace the records of a connection.
    ///
    /// - Throws: ``StoreError`` with code `busy`.
    func checkNoSwap(in db: Database) throws {
        guard try Disk.status(home.swapJournal) != nil, let journal = try SwapJournal(of: home),
            journal.plugins.contains(folder.plugin), try StagedStore(folder: folder).exists,
            try StagedStore.mark(in: db) != journal.id
        else { return }
        throw StoreError(
            .busy,
            "The records of \(folder.plugin) are being replaced, and nothing was saved. Try again when that has finished."
        )
    }

    /// Completes or undoes everything.
    ///
    /// The caller has the folder's lock.
    func complete(busyTimeout: Double) throws {
        if try isErasing { _ = try Erasure.run(folder, busyTimeout: busyTimeout) }
        let journal = try SwapJournal(of: home)
        if let journal, journal.plugins.contains(folder.plugin) {
            let staged = StagedStore(folder: folder)
            if try staged.exists {
                // Another process can have changed the records after they were backed up.
                try staged.waitForWriters(busyTimeout: busyTimeout)
                if !staged.isCopied(id: journal.id, busyTimeout: busyTimeout) {
                    _ = try Backups(folder).keepCurrent(busyTimeout: busyTimeout)
                }
            }
            try staged.replaceCurrent(id: journal.id, busyTimeout: busyTimeout)
            try removeJournal(journal, busyTimeout: busyTimeout)
        }
        for name in try Disk.names(in: folder.path) {
            if name == PluginFolder.stagingName { try StagedStore(folder: folder).remove() }
            if name.hasSuffix(PendingFile.suffix) { try Disk.erase("\(folder.path)/\(name)") }
        }
        try Backups(folder).adoptReplacedFiles(busyTimeout: busyTimeout)
        try KeyRotation.complete(folder, busyTimeout: busyTimeout)
        if try Disk.status(folder.sealingMark) != nil {
            _ = try StoreSealing.removeUnsealed(folder, busyTimeout: busyTimeout)
        }
    }

    /// Removes the journal after the last of its stores was replaced.
    private func removeJournal(_ journal: SwapJournal, busyTimeout: Double) throws {
        let isComplete = try journal.plugins.allSatisfy { plugin in
            // Without the journal, a store that wasn't tidied would keep its mark.
            let staged = StagedStore(folder: home.folder(of: plugin))
            return try !staged.exists && !staged.isCopied(id: journal.id, busyTimeout: busyTimeout)
        }
        guard isComplete,
            // If another process has the lock, it is swapping and removes the journal itself.
            let lock = try? FolderLock(path: home.lock, of: home.path, timeout: 0)
        else { return }
        defer { withExtendedLifetime(lock) {} }
        if try SwapJournal(of: home) == journal { try SwapJournal.remove(from: home) }
    }
}
