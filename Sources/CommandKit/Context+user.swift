// SPDX-License-Identifier: Apache-2.0

internal import CivilTime
public import ComputationKit

extension Context {
    /// Returns the context of a user of this machine, with the machine's time zone and the session's clock and record
    /// keys.
    ///
    /// - Parameters:
    ///   - seed: The seed of random choices.
    ///   - wording: Returns the text of a notice in the user's language.
    ///   - onProgress: A closure that receives progress, which can be called from any thread.
    public static func ofUser(
        seed: UInt64 = 0, wording: @escaping @Sendable (Message) -> String = \.text,
        onProgress: (@Sendable (RunProgress) -> Void)? = nil
    ) -> Context {
        let session = CommandSession.current
        return Context(
            clock: session.clock, zone: .machine, seed: seed, keys: session.keys, onProgress: onProgress,
            passphrases: { plugin, notice in
                try SealedRecordsPrompt.passphrase(of: plugin, after: notice.map(wording))
            })
    }
}
