// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// Runs what may fail, and names the options the user typed in place of the paths of the input.
///
/// - Parameters:
///   - options: the option of each path, such as `"temperature": "--temp"`.
///   - part: the key of a part of the input whose fields are named without it, such as `request`; of a list, too.
package func namingOptions<Value>(
    _ options: [String: String], within part: String? = nil, _ body: () async throws -> Value
) async throws -> Value {
    do {
        return try await body()
    } catch var failure as ComputationError {
        for index in failure.issues.indices {
            var name = failure.issues[index].path
            let parts = name.split(separator: ".", maxSplits: 1)
            if parts.count == 2, parts[0].prefix(while: { $0 != "[" }) == part ?? "" { name = String(parts[1]) }
            if let option = options[name] ?? options[String(name.prefix { $0 != "[" && $0 != "." })] {
                failure.issues[index].path = option
            }
        }
        throw failure
    }
}
