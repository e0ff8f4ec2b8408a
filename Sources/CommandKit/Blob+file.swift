// SPDX-License-Identifier: Apache-2.0

package import ComputationKit

extension Blob {
    /// Returns the name of a file without its folders, or `nil` for standard input.
    package static func fileName(typed path: String) -> String? {
        path == "-" ? nil : path.split(separator: "/").last.map(String.init)
    }
}
