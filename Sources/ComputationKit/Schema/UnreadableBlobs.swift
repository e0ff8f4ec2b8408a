// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// The blobs whose files couldn't be read while a value was written as JSON.
///
/// A schema encodes without throwing, and a file may vanish at any moment before that, so the blob notes what happened
/// and whoever encodes looks afterwards.
final class UnreadableBlobs: Sendable {
    @TaskLocal private static var current: UnreadableBlobs?
    private let issues = Mutex<[ValidationIssue]>([])

    /// Notes why a blob can't be read, when somebody wants to know.
    static func note(_ issue: ValidationIssue) { current?.issues.withLock { $0.append(issue) } }

    /// The value as JSON, or why a part of it can't be read.
    static func encode<Value>(_ value: Value, by schema: Schema<Value>) throws(ComputationError) -> JSONValue {
        let unreadable = UnreadableBlobs()
        let json = $current.withValue(unreadable) { schema.encode(value) }
        let issues = unreadable.issues.withLock(\.self)
        guard issues.isEmpty else {
            throw ComputationError(.io, "A file of the output can't be read.", issues: issues)
        }
        return json
    }
}
