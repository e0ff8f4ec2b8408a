// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

/// Changes what was said of a completed challenge.
struct Amend: Computation {
    let manifest = Manifest(
        id: Challenges.amend.id,
        summary: "Changes what you said of a completed challenge; what is left out stays.",
        discussion: """
            What was learned follows.
            """,
        examples: [
            Example("Longer, and in a better mood", ["day": "2026-11-21", "mood": 5, "minutes": 30]),
            Example("Without a rating", ["day": "2026-11-21", "clear": ["rating"]]),
        ], effects: [.writes, .idempotent, .destructive, .clock])

    let access: LazyChallengeRecords

    func run(_ input: AmendInput, in context: Context) async throws -> UserChallenge {
        try await access.writing(in: context) { try $0.amend(input) }
    }
}

extension ChallengeRecords {
    func amend(_ input: AmendInput) throws -> UserChallenge {
        var issues: [ValidationIssue] = []
        issues.refuseStated(input.clear, input.states)
        try issues.refuse()
        guard !input.clear.isEmpty || input.shared != nil || AmendInput.Part.allCases.contains(where: input.states)
        else { throw ComputationError(.refused, "Nothing to change is stated.") }
        var amendment = DoneAmendment()
        (amendment.rating, amendment.mood, amendment.minutes) = (input.rating, input.mood, input.minutes)
        (amendment.note, amendment.hour, amendment.shared) = (input.note, input.hour, input.shared)
        amendment.photo = try input.photo.map(Picture.init(input:))
        (amendment.photoName, amendment.cleared) = (input.photo?.fileName, input.clear)
        return try namingReport { try amend(doneOn: input.day ?? localNow.day, amendment) }
    }
}

extension AmendInput {
    /// Whether a part is stated anew.
    fileprivate func states(_ part: Part) -> Bool {
        switch part {
        case .rating: rating != nil
        case .mood: mood != nil
        case .minutes: minutes != nil
        case .note: note != nil
        case .hour: hour != nil
        case .photo: photo != nil
        }
    }
}
