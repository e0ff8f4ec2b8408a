// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Files that were open before they were removed, so that what is left in their blocks can be read.
package final class HeldFiles {
    private let files: [(path: String, descriptor: Int32)]

    /// Opens all files of a folder.
    package init(in folder: String) throws {
        files = try allFiles(folder).map { path in
            let descriptor = open(path, O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else { throw SystemFailure("open") }
            return (path, descriptor)
        }
    }

    deinit { for file in files { close(file.descriptor) } }

    /// The paths of the files that have some text in them.
    package func files(with text: String) -> [String] {
        files.filter { file in
            var status = stat()
            fstat(file.descriptor, &status)
            var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
            let count = pread(file.descriptor, &bytes, bytes.count, 0)
            return Array(bytes.prefix(max(0, count))).occurrences(of: Array(text.utf8)) > 0
        }.map(\.path)
    }
}
