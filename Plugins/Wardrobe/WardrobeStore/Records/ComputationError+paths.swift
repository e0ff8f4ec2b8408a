// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

extension ComputationError {
    /// Returns what the work returns, or throws its error with other paths.
    static func renamingPaths<Value>(_ rename: (String) -> String, _ work: () throws -> Value) throws -> Value {
        do {
            return try work()
        } catch let error as ComputationError {
            throw error.renamingPaths(rename)
        }
    }
}
