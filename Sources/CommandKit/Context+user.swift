// SPDX-License-Identifier: Apache-2.0

internal import CivilTime
public import ComputationKit

extension Context {
    /// The context of a person at this machine: its time zone, and its clock unless the program was given another.
    public static func ofUser(
        seed: UInt64 = 0, onProgress: (@Sendable (RunProgress) -> Void)? = nil
    ) -> Context {
        Context(clock: CommandSession.current.clock, zone: .machine, seed: seed, onProgress: onProgress)
    }
}
