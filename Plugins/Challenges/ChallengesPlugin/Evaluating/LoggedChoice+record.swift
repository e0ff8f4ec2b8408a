// SPDX-License-Identifier: Apache-2.0

extension LoggedChoice {
    /// The line of a kept record; nil when the person chose, when it is not known from what was chosen, and when a
    /// candidate is gone from the catalog, since a policy that might have taken it cannot be judged on that day.
    ///
    /// - Parameters:
    ///   - record: What was assigned; a challenge that was swapped for another was turned down.
    ///   - traits: What a challenge of the catalog asks for, by its key.
    public init?(_ record: UserChallenge, traits: (String) -> ChallengeTraits?) {
        guard let keys = record.choice?.candidates, keys.contains(record.challenge) else { return nil }
        var candidates: [LoggedCandidate] = []
        for key in keys {
            // Of what was chosen the record keeps what it asked for then.
            guard let asked = key == record.challenge ? record.traits : traits(key) else { return nil }
            candidates.append(LoggedCandidate(challenge: key, traits: asked))
        }
        self.init(event: record.event, candidates: candidates)
    }
}
