// SPDX-License-Identifier: Apache-2.0

import ComputationKit

/// Runs what may fail, and names the options the user typed in place of the paths of the input.
func namingOptions<Value>(_ options: [String: String], _ body: () async throws -> Value) async throws -> Value {
    do {
        return try await body()
    } catch var failure as Failure {
        for index in failure.issues.indices {
            let path = failure.issues[index].path
            // Fields of a request, and of one of several.
            let name =
                path.hasPrefix("request")
                ? path.firstIndex(of: ".").map { String(path[$0...].dropFirst()) } ?? path : path
            if let option = options[name] ?? options[String(name.prefix { $0 != "[" && $0 != "." })] {
                failure.issues[index].path = option
            }
        }
        throw failure
    }
}
