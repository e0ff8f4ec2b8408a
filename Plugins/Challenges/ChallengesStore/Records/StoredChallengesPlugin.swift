// SPDX-License-Identifier: Apache-2.0

public import AlmanacStore
public import ChallengesPlugin
public import ComputationKit

/// The challenges' plugin with its store: all pure computations, and those over the user's own records.
///
/// An engine takes it in place of `ChallengesPlugin`, whose name and computations it has.
public struct StoredChallengesPlugin: StoredPlugin {
    /// Name, prose and license, those of the plugin without a store.
    public let manifest = ChallengesPlugin().manifest

    private let access: LazyChallengeRecords
    private let downloader: PackDownloader

    /// Creates the plugin over the records in a home, which are opened when a computation first needs them.
    ///
    /// - Parameters:
    ///   - home: the folder of the user's records, located on first use; the user's own unless given.
    ///   - packs: how packs are downloaded.
    public init(
        in home: @autoclosure @escaping @Sendable () throws -> Home = try .standard(), packs: PackDownloader = .none
    ) {
        self.init(.inHome(try home()), packs: packs)
    }

    init(_ access: LazyChallengeRecords, packs: PackDownloader = .none) {
        self.access = access
        downloader = packs
    }

    /// The tables of the challenges.
    public var migrations: StoreMigrations { ChallengeRecords.migrations }

    /// The plugin's computations, the pure ones first.
    public var computations: [AnyComputation] {
        ChallengesPlugin().computations
        AssignToday(access: access)
        Complete(access: access)
        Amend(access: access)
        Rate(access: access)
        Skip(access: access)
        Swap(access: access)
        SetPreferences(access: access)
        AddChallenge(access: access)
        EditChallenge(access: access)
        RemoveChallenge(access: access)
        GiveFeedback(access: access)
        RemoveFeedback(access: access)
        ClaimReminder(access: access)
        AddHoliday(access: access)
        RemoveHoliday(access: access)
        ImportPack(access: access, downloader: downloader)
        RemovePack(access: access)
        ResetLearning(access: access)
        MyDay(access: access)
        MyHistory(access: access)
        MyStatistics(access: access)
        MyCategoryPreferences(access: access)
        MyEvaluation(access: access)
        ExplainMyChallenge(access: access)
        ShowMyPreferences(access: access)
        MyCatalog(access: access)
        MyChallenge(access: access)
        MyFeedback(access: access)
        MyNextReminder(access: access)
        ListMyHolidays(access: access)
        MyPacks(access: access)
        ExportPack(access: access)
    }

    /// What presents the outputs of all its computations.
    public var presenters: [Presenter] { ChallengesPlugin().presenters + Challenges.recordPresenters }
}
