// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

extension ShareEstimate {
    /// The share in percent with its interval, or `not enough data (n = 7)`.
    var words: String {
        switch self {
        case .share(let share): share.percent
        case .notEnoughData(let shortage): shortage.words
        }
    }
}

extension Shortage {
    /// The answer in a few words: `not enough data (n = 7)`.
    var words: String { "not enough data (n = \(n))" }

    /// The answer and its reason, to follow a colon.
    var clause: String {
        let text = message.text
        return text.prefix(1).lowercased() + text.dropFirst()
    }
}
