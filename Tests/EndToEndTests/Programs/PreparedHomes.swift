// SPDX-License-Identifier: AGPL-3.0-or-later

import Glibc
import Testing

/// Homes in which calls of a program ran, once for each sequence of calls, and which are copied for each test.
actor PreparedHomes {
    /// The homes of this process.
    static let shared = PreparedHomes()

    private struct Key: Hashable {
        let program: BuiltProgram
        let files: [String: [UInt8]]
        let calls: [[String]]
    }

    private struct Prepared: RecordsHome {
        let folder: TemporaryFolder
    }

    private var homes: [Key: Task<TemporaryFolder, any Error>] = [:]

    /// Returns a folder with files, in whose home a program ran with each of several arguments.
    func folder(of program: BuiltProgram, files: [String: [UInt8]], after calls: [[String]]) async throws
        -> TemporaryFolder
    {
        try await home(Key(program: program, files: files, calls: calls)).value.copy()
    }

    private func home(_ key: Key) -> Task<TemporaryFolder, any Error> {
        if let home = homes[key] { return home }
        let task: Task<TemporaryFolder, any Error>
        if let call = key.calls.last {
            let former = home(Key(program: key.program, files: key.files, calls: key.calls.dropLast()))
            task = Task {
                let home = Prepared(folder: try await former.value.copy())
                let finished = try await key.program(call, environment: home.environment, in: home.folder.path)
                try #require(finished.exitCode == 0, "\(call): \(finished.errors)")
                return home.folder
            }
        } else {
            task = Task {
                let folder = try TemporaryFolder()
                for (name, bytes) in key.files { try folder.write(bytes, to: name) }
                return folder
            }
        }
        homes[key] = task
        return task
    }
}
