// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// The blobs whose files couldn't be read while a value was written as JSON.
///
/// Encoding a schema doesn't throw, and a file can disappear at any time, so the blob records its error, and the caller
/// checks for it after encoding.
final class UnreadableBlobs: Sendable {
    @TaskLocal private static var current: UnreadableBlobs?
    private let issues = Mutex<[ValidationIssue]>([])

    /// Records why a blob can't be read, if errors are being collected.
    static func note(_ issue: ValidationIssue) { current?.issues.withLock { $0.append(issue) } }

    /// Encodes a value as JSON, or throws an error if a part of it can't be read.
    static func encode<Encoded>(_ encode: () -> Encoded) throws(ComputationError) -> Encoded {
        let unreadable = UnreadableBlobs()
        let json = $current.withValue(unreadable, operation: encode)
        let issues = unreadable.issues.withLock(\.self)
        guard issues.isEmpty else {
            throw ComputationError(.io, "A file of the output can't be read.", issues: issues)
        }
        return json
    }
}
