// SPDX-License-Identifier: Apache-2.0

internal import CivilTime
public import ComputationKit

extension Context {
    /// Returns the context of a user of this machine, with the machine's time zone and the session's clock and record
    /// keys.
    public static func ofUser(
        seed: UInt64 = 0, onProgress: (@Sendable (RunProgress) -> Void)? = nil
    ) -> Context {
        let session = CommandSession.current
        return Context(
            clock: session.clock, zone: .machine, seed: seed, keys: session.keys, onProgress: onProgress,
            passphrases: SealedRecordsPrompt.passphrase)
    }
}
