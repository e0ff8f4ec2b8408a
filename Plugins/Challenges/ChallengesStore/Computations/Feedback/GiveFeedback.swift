// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

/// Asks for more or less like a challenge.
struct GiveFeedback: Computation {
    let manifest = Manifest(
        id: Challenges.giveFeedback.id,
        summary: "Asks for more or less like a challenge.",
        discussion: """
            It counts half as much as having done or skipped it, makes nothing rest, and can be taken back.
            """,
        examples: [
            Example("More", ["challenge": "creative-street-alphabet", "isMore": true]),
            Example("Less", ["challenge": "physical-elbow-words", "isMore": false]),
        ], effects: [.writes, .clock])

    let access: LazyChallengeRecords

    func run(_ input: GiveFeedbackInput, in context: Context) async throws -> Feedback {
        try await access.writing(in: context) { records in
            let situation = input.situation.situation(at: records.localNow)
            return try input.isMore
                ? records.moreLike(input.challenge, situation: situation)
                : records.lessLike(input.challenge, situation: situation)
        }
    }
}
