// SPDX-License-Identifier: Apache-2.0

package import ComputationKit

extension Blob {
    /// The content of a file that an option names, or of standard input for `-`.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - limit: the most bytes to read.
    /// - Throws: ``FileFailure`` when it can't be read, ``ComputationError`` when there is more than the limit.
    package init(typed path: String, limit: Int) throws { self.init(try readFile(path, limit: limit)) }

    /// The name of a file without its folders; nil for standard input.
    package static func fileName(typed path: String) -> String? {
        path == "-" ? nil : path.split(separator: "/").last.map(String.init)
    }
}
