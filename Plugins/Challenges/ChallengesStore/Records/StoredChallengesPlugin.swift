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

    private let records: LazyChallengeRecords
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

    init(_ records: LazyChallengeRecords, packs: PackDownloader = .none, pictures: PictureScaler = .none) {
        self.pictures = pictures
        self.records = records
        downloader = packs
    }

    /// The migrations of the challenges' tables.
    public var migrations: StoreMigrations { ChallengeRecords.migrations }

    /// The computations, the pure ones first.
    public var computations: [AnyComputation] {
        ChallengesPlugin().computations
        Self.dayComputations(records)
        Self.reportComputations(records, pictures)
        Self.historyComputations(records)
        Self.preferenceComputations(records)
        Self.holidayComputations(records)
        Self.reminderComputations(records)
        Self.catalogComputations(records)
        Self.packComputations(records, downloader)
        Self.feedbackComputations(records)
        Self.learningComputations(records)
        ActionComputations(of: manifest.name, records).all
    }

    /// The presenters of all computations.
    public var presenters: [Presenter] { ChallengesPlugin().presenters + Challenges.recordPresenters }
}
