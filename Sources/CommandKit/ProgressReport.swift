// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import Synchronization

/// Shows the progress of a run on standard error if it is a terminal.
public final class ProgressReport: Sendable {
    private let state: Mutex<ProgressLine>

    /// Creates a report.
    ///
    /// - Parameter noun: The plural noun of the things to count, such as `steps`.
    public init(counting noun: String) { state = Mutex(ProgressLine(counting: noun)) }

    /// Shows progress.
    @Sendable public func update(_ progress: RunProgress) { state.withLock { $0.update(progress.completed) } }

    /// Removes the line if it is shown.
    public func finish() { state.withLock { $0.clear() } }
}
