// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

/// Lists feedback.
struct MyFeedback: Computation {
    let manifest = Manifest(
        id: Challenges.myFeedback.id,
        summary: "Lists your feedback, oldest first.",
        examples: [Example("All of it", [:]), Example("Only more", ["isMore": true])], effects: [.reads, .clock])

    let access: LazyChallengeRecords

    func run(_ input: MyFeedbackInput, in context: Context) async throws -> FeedbackList {
        try await access.reading(in: context) { try $0.feedback(input) }
    }
}

extension ChallengeRecords {
    func feedback(_ input: MyFeedbackInput) throws -> FeedbackList {
        let wanted = input.challenge?.lowercased()
        let matching = try store.read(feedback).filter { feedback in
            if let isMore = input.isMore, feedback.isMore != isMore { return false }
            guard let wanted else { return true }
            return [feedback.challenge, feedback.title].contains { $0.lowercased() == wanted }
        }
        let page = try ListPage(
            matching, of: Challenges.myFeedback, for: input, limit: input.limit, after: input.cursor
        ) { [.ascending($0.situation.day.daysSince1970), .ascending($0.id)] }
        return FeedbackList(total: matching.count, feedback: page.elements, cursor: page.cursor)
    }
}
