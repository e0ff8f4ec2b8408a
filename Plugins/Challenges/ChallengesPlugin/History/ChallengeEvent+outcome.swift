// SPDX-License-Identifier: Apache-2.0

extension ChallengeEvent {
    /// Whether it was completed or skipped, as opposed to expired, pending, or feedback.
    var isSettled: Bool { !isFeedback && (status == .completed || status == .skipped) }

    /// Whether it was completed and isn't feedback.
    var isDone: Bool { !isFeedback && status == .completed }
}
