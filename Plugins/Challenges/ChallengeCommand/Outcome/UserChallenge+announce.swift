// SPDX-License-Identifier: Apache-2.0

import ChallengesPlugin
import CommandKit
import ComputationKit
import Presentation

extension UserChallenge {
    /// Prints what became of it.
    func announce(_ verb: String, _ format: Format) throws {
        let output = OutputStream.standardOutput
        guard format == .text else {
            return try output.print(UserChallenge.schema.json(of: self).text(pretty: output.isTerminal))
        }
        let stars = rating.map { ", \($0) of 5" } ?? ""
        let mood = moodAfter.map { after in
            guard let before = situation.mood, before != after else { return "" }
            return ", mood from \(before) to \(after)"
        }
        for line in "\(verb): \(title)\(stars)\(mood ?? "").".wrapped(toTerminalWidth: 80) { try output.print(line) }
    }
}
