// SPDX-License-Identifier: Apache-2.0

public import AlmanacStore
internal import ChallengesPlugin
public import ComputationKit

/// The challenges' plugin with its store: all pure computations, and those over the user's own records.
///
/// An engine takes it in place of ``ChallengesPlugin/ChallengesPlugin``, whose name and computations it has.
public struct StoredChallengesPlugin: Plugin {
    /// Name, prose and license, those of the plugin without a store.
    public let manifest = ChallengesPlugin().manifest

    private let access: LazyChallengeRecords

    /// The plugin over somebody's challenges, which are opened when a computation first needs them.
    public init(_ access: LazyChallengeRecords = .standard) { self.access = access }

    /// The plugin's computations, the pure ones first.
    public var computations: [AnyComputation] {
        ChallengesPlugin().computations
        MyDay(access)
        MyHistory(access)
        MyStatistics(access)
        MyEvaluation(access)
    }
}
