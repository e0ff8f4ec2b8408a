// SPDX-License-Identifier: Apache-2.0

package import AlmanacStore
import Glibc

/// A home folder of a test, removed with all in it when the test lets go of it.
package final class TestHome {
    /// The folder.
    package let path: String
    /// The home that the folder is.
    package var home: Home { Home(path: path) }

    /// Makes an empty folder of its own.
    ///
    /// - Parameter parent: The folder to make it in; `/dev/shm` is in memory.
    package init(in parent: String = "/tmp") throws {
        var template = Array("\(parent)/almanac-store-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw SystemFailure("mkdtemp") }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit { removeTree(path) }

    /// All files under the home with their bytes, by path.
    package func files() throws -> [String: [UInt8]] {
        try Dictionary(uniqueKeysWithValues: allFiles(path).map { ($0, try readFile($0)) })
    }

    /// The paths of all files that have some text in them.
    package func files(with text: String) throws -> [String] {
        let wanted = Array(text.utf8)
        return try allFiles(path).filter { try readFile($0).occurrences(of: wanted) > 0 }
    }

    /// The names in a folder of the home.
    package func names(_ folder: String) -> [String] { entries("\(path)/\(folder)") }
}
