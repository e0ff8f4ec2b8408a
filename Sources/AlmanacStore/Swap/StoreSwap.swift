// SPDX-License-Identifier: Apache-2.0

/// Replaces the stores of one or more plugins together: all of them, or none.
///
/// 1. The new stores are staged beside the current ones, which don't change.
/// 2. The current stores are backed up.
/// 3. The journal is written. This is the commit. From now on, no process writes to these stores.
/// 4. Stores that were written since step 2 are backed up again.
/// 5. Each store is replaced in a transaction of its own, and the journal is removed.
///
/// A process that ends before step 3 leaves the current stores, and whoever opens them next removes the staged files. A
/// process that ends later leaves a pending swap, which the next process that opens a store completes. Every step can
/// be repeated.
final class StoreSwap {
    let id: String
    private let home: Home
    private let folders: [PluginFolder]
    private let busyTimeout: Double
    private var locks: [FolderLock] = []
    private var isCommitted = false

    /// Locks the stores, and completes an earlier swap if one is pending.
    ///
    /// - Throws: ``StoreError`` with code `busy` if another process is opening, upgrading, or replacing one of them.
    init(_ plugins: [String], in home: Home, busyTimeout: Double) throws {
        var generator = SystemRandomNumberGenerator()
        id = hexadecimal((0..<16).map { _ in UInt8.random(in: 0...255, using: &generator) })
        self.home = home
        self.busyTimeout = busyTimeout
        folders = Set(plugins).sorted().map(home.folder(of:))
        locks.append(try FolderLock(path: home.lock, of: home.path, timeout: busyTimeout))
        try home.removeAbandonedFiles()
        // Another process can have committed a swap while this one waited.
        let pending = try SwapJournal(of: home)?.plugins ?? []
        for plugin in Set(plugins + pending).sorted() {
            let folder = home.folder(of: plugin)
            try folder.prepare()
            locks.append(try FolderLock(folder, timeout: busyTimeout))
            try PendingWork(folder, of: home).complete(busyTimeout: busyTimeout)
        }
        if try SwapJournal(of: home) != nil { try SwapJournal.remove(from: home) }
    }

    /// Replaces the current stores with the staged ones.
    ///
    /// - Parameter expected: The backups of the records from which stores were staged. If the records changed since, the
    ///   swap is taken back.
    /// - Returns: The copies of the replaced stores, by plugin; none for an empty store.
    /// - Throws: ``StoreError``. Unless its sentence says otherwise, nothing has changed.
    @discardableResult
    func commit(expecting expected: [String: StoreBackup?] = [:]) throws -> [String: StoreBackup] {
        var kept: [String: StoreBackup] = [:]
        for folder in folders { kept[folder.plugin] = try Backups(folder).keepCurrent(busyTimeout: busyTimeout) }
        let journal = SwapJournal(id: id, plugins: folders.map(\.plugin))
        try save(journal)
        isCommitted = true
        for (index, folder) in folders.enumerated() {
            let staged = StagedStore(folder: folder)
            do {
                try staged.waitForWriters(busyTimeout: busyTimeout)
                let backup = try Backups(folder).keepCurrent(busyTimeout: busyTimeout)
                if let former = expected[folder.plugin], former?.path != backup?.path {
                    throw StoreError(
                        .busy, "Another program changed the records of \(folder.plugin) meanwhile. Try again.")
                }
                if let backup { kept[folder.plugin] = backup }
                try staged.copy(id: id, busyTimeout: busyTimeout)
            } catch let error as StoreError {
                try undo(after: error, before: index)
            }
        }
        // What can't be tidied now is tidied by the next process that opens the store.
        guard folders.allSatisfy({ (try? StagedStore(folder: $0).tidy(busyTimeout: busyTimeout)) != nil }) else {
            return kept
        }
        guard (try? SwapJournal.remove(from: home)) != nil else { return kept }
        for folder in folders {
            try? Backups(folder).prune(busyTimeout: busyTimeout)
            try? AttachmentSweep.complete(folder, busyTimeout: busyTimeout)
        }
        return kept
    }

    /// Writes the journal.
    ///
    /// A failure after it was renamed leaves a journal, which is removed again; if that fails too, the swap is committed.
    private func save(_ journal: SwapJournal) throws {
        do {
            try journal.save(in: home)
        } catch {
            guard try SwapJournal(of: home) == journal else { throw error }
            do {
                try SwapJournal.remove(from: home)
            } catch {
                if try SwapJournal(of: home) == journal { return }
            }
            throw error
        }
    }

    /// Takes the commit back if no store has been replaced.
    ///
    /// - Throws: The error, with what happens next.
    private func undo(after error: StoreError, before index: Int) throws {
        let folder = folders[index]
        let isReplaced = StagedStore(folder: folder).isCopied(id: id, busyTimeout: busyTimeout)
        if index == 0, !isReplaced {
            // The removal can fail after the file is gone; the journal itself decides.
            try? SwapJournal.remove(from: home)
            if case .some(.none) = try? SwapJournal(of: home) {
                isCommitted = false
                throw error
            }
        }
        throw StoreError(
            error.code,
            "\(error.message) The new records are ready, and the next command that opens \(folder.plugin) completes "
                + "the replacement.",
            problems: error.problems)
    }

    deinit {
        guard !isCommitted else { return }
        for folder in folders { try? StagedStore(folder: folder).remove() }
    }
}
