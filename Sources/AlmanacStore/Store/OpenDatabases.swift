// SPDX-License-Identifier: Apache-2.0

internal import GRDB
internal import Synchronization

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// The open databases of this process, which are closed when it ends.
///
/// A process can end while another thread is still closing a store. SQLite would then leave its log, with the text of
/// removed records.
enum OpenDatabases {
    private struct Reference {
        weak var database: (any DatabaseWriter)?
        let log: RemovedLog?
    }

    private struct State {
        var isWatching = false
        var references: [Reference] = []
    }

    private static let state = Mutex(State())

    /// Closes a database at the end of the process, if it is still open.
    static func add(_ database: any DatabaseWriter, _ log: RemovedLog?) {
        state.withLock { state in
            state.references.removeAll { reference in
                guard reference.database == nil else { return false }
                reference.log?.overwrite()
                return true
            }
            state.references.append(Reference(database: database, log: log))
            guard !state.isWatching else { return }
            state.isWatching = true
            atexit { OpenDatabases.closeAll() }
        }
    }

    private static func closeAll() {
        for reference in state.withLock(\.references) {
            try? reference.database?.close()
            reference.log?.overwrite()
        }
    }
}
