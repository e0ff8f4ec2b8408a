// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

extension ComputationError {
    /// Returns what the work returns, or throws its error with the paths below a field.
    static func below<Value>(_ field: String, _ work: () throws -> Value) throws -> Value {
        try renamingPaths({ $0.isEmpty ? field : "\(field).\($0)" }) {
            do {
                return try work()
            } catch let issue as ValidationIssue {
                throw refused([issue])
            }
        }
    }
}
