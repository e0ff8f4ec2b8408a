// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Synchronization
import TerminalKit

/// Progress of a run on standard error, while a person looks.
final class ProgressReport: Sendable {
    private let state: Mutex<(line: ProgressLine, last: Int?)>

    init(counting noun: String) { state = Mutex((ProgressLine(counting: noun), nil)) }

    /// Shows progress.
    @Sendable func update(_ progress: RunProgress) {
        state.withLock { state in
            state.last = progress.completed
            state.line.update(progress.completed)
        }
    }

    /// Ends the line if there was one.
    func finish() {
        state.withLock { state in
            if let last = state.last { state.line.finish(last) }
        }
    }
}
