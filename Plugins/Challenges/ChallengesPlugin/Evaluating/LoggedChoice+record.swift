// SPDX-License-Identifier: Apache-2.0

extension LoggedChoice {
    /// Creates the line of a record; nil if the person chose, if the candidates are unknown, and if a candidate is no
    /// longer in the catalog, because a policy that might have chosen it can't be evaluated on that day.
    ///
    /// - Parameters:
    ///   - record: The record; a swapped challenge counts as skipped.
    ///   - traits: Returns the traits of a challenge of the catalog by its key.
    public init?(_ record: UserChallenge, traits: (String) -> ChallengeTraits?) {
        guard let keys = record.choice?.candidates, keys.contains(record.challenge) else { return nil }
        var candidates: [LoggedCandidate] = []
        for key in keys {
            // The record stores the traits of the chosen challenge at that time.
            guard let asked = key == record.challenge ? record.traits : traits(key) else { return nil }
            candidates.append(LoggedCandidate(challenge: key, traits: asked))
        }
        self.init(event: record.event, candidates: candidates)
    }
}
