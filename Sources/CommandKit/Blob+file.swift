// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Blob {
    /// Returns the name of a file without its folders, or `nil` for standard input.
    public static func fileName(typed path: String) -> String? {
        path == "-" ? nil : path.split(separator: "/").last.map(String.init)
    }
}
