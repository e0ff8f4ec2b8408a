// SPDX-License-Identifier: Apache-2.0

/// A line on standard error with a count and a rate, shown only on a terminal.
public struct ProgressLine {
    private let noun: String
    private let isShown: Bool
    private let start = ContinuousClock.now
    private var lastShown: ContinuousClock.Instant?

    /// Creates a line.
    ///
    /// - Parameter noun: The plural noun of the things to count, such as `rows`.
    public init(counting noun: String) {
        self.noun = noun
        isShown = OutputStream.standardError.isTerminal
    }

    /// Shows the count, at most 10 times per second, starting after 0.5 seconds.
    public mutating func update(_ count: Int) {
        guard isShown else { return }
        let now = ContinuousClock.now
        if now - (lastShown ?? start) < .milliseconds(lastShown == nil ? 500 : 100) { return }
        lastShown = now
        show(count, at: now)
    }

    /// Removes the line if it is shown.
    public mutating func clear() {
        guard lastShown != nil else { return }
        lastShown = nil
        try? OutputStream.standardError.write("\r\u{1B}[K".utf8)
    }

    /// Shows the final count and ends the line.
    public mutating func finish(_ count: Int) {
        guard isShown else { return }
        lastShown = nil
        show(count, at: ContinuousClock.now)
        try? OutputStream.standardError.write("\n".utf8)
    }

    private func show(_ count: Int, at now: ContinuousClock.Instant) {
        let seconds = max(1e-3, (now - start) / .seconds(1))
        let rate = Int(Double(count) / seconds)
        try? OutputStream.standardError.write("\r\u{1B}[K\(count) \(noun), \(rate) per second".utf8)
    }
}
