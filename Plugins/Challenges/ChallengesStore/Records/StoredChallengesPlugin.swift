// SPDX-License-Identifier: Apache-2.0

public import AlmanacStore
public import ChallengesPlugin
public import ComputationKit

/// The challenges plugin with its store: the pure computations, and those over the user's records.
///
/// Use it in place of `ChallengesPlugin`, which has the same name and pure computations.
public struct StoredChallengesPlugin: StoredPlugin {
    /// The name, summary, and license of the plugin without a store.
    public let manifest = ChallengesPlugin().manifest

    private let access: LazyChallengeRecords
    private let downloader: PackDownloader
    private let pictures: PictureScaler

    /// Creates the plugin over the records in a home, which are opened when a computation first needs them.
    ///
    /// - Parameters:
    ///   - home: The folder of the user's records, located on first use; the user's home by default.
    ///   - packs: The downloader of packs.
    ///   - pictures: The scaler of pictures.
    public init(
        in home: @autoclosure @escaping @Sendable () throws -> Home = try .standard(), packs: PackDownloader = .none,
        pictures: PictureScaler = .none
    ) {
        self.init(.inHome(try home()), packs: packs, pictures: pictures)
    }

    init(_ access: LazyChallengeRecords, packs: PackDownloader = .none, pictures: PictureScaler = .none) {
        self.pictures = pictures
        self.access = access
        downloader = packs
    }

    /// The migrations of the challenges' tables.
    public var migrations: StoreMigrations { ChallengeRecords.migrations }

    /// The computations, the pure ones first.
    public var computations: [AnyComputation] {
        ChallengesPlugin().computations
        AssignToday(access: access)
        Complete(access: access, pictures: pictures)
        Amend(access: access, pictures: pictures)
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
        ClearDays(access: access)
        ImportHistory(access: access)
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
        ActionComputations(of: manifest.name, access).all
    }

    /// The presenters of all computations.
    public var presenters: [Presenter] { ChallengesPlugin().presenters + Challenges.recordPresenters }
}
