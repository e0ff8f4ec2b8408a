// SPDX-License-Identifier: Apache-2.0

internal import CivilTime
public import ComputationKit

extension Context {
    /// The context of a person at this machine: its time zone, and its clock and random record keys unless the program was
    /// given others.
    public static func ofUser(
        seed: UInt64 = 0, onProgress: (@Sendable (RunProgress) -> Void)? = nil
    ) -> Context {
        let session = CommandSession.current
        return Context(
            clock: session.clock, zone: .machine, seed: seed, keys: session.keys, onProgress: onProgress)
    }
}
