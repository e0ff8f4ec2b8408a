// SPDX-License-Identifier: Apache-2.0

package import ComputationKit

extension Blob {
    /// The name of a file without its folders; nil for standard input.
    package static func fileName(typed path: String) -> String? {
        path == "-" ? nil : path.split(separator: "/").last.map(String.init)
    }
}
