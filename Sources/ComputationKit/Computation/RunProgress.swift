// SPDX-License-Identifier: Apache-2.0

/// The progress of long work.
///
/// A computation reports it with ``Context/report(_:)``, and the closure `onProgress` of the context receives it.
public struct RunProgress: Sendable, Hashable {
    /// The number of completed steps.
    public var completed: Int
    /// The total number of steps, if known.
    public var total: Int?

    /// Creates a report.
    public init(completed: Int, total: Int? = nil) {
        self.completed = completed
        self.total = total
    }
}
