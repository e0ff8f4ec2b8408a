// SPDX-License-Identifier: Apache-2.0

public import AlmanacStore
internal import ChallengesPlugin
public import ComputationKit
internal import Crypto
internal import GRDB
internal import Synchronization

/// Somebody's challenges on disk: the catalogue, what was assigned on which day, and what was learned from it.
///
/// ```swift
/// let book = try ChallengeBook.open(in: .standard())
/// let choice = try book.today(Moment(day: today, hour: 9))
/// try book.done(DoneReport(rating: 4), on: today)
/// ```
///
/// Every record is checked by its own rules before it is saved; a refusal lists every problem and saves nothing. What
/// cannot be read or written throws ``AlmanacStore/StoreError``, what is wrong with a record or not found
/// ``ComputationKit/Failure``.
///
/// ## Topics
///
/// ### Opening
/// - ``open(in:for:clock:)``
/// - ``inMemory(clock:)``
/// - ``schema``
///
/// ### The day
/// - ``today(_:)``
/// - ``done(_:on:challenge:)``
/// - ``skip(on:challenge:)``
/// - ``swap(on:to:)``
///
/// ### The catalogue
/// - ``challenges(_:)``
/// - ``importPack(_:)``
///
/// ### What was learned
/// - ``learnedModel()``
/// - ``resetLearning()``
public final class ChallengeBook: Sendable {
    /// The records' file.
    public let store: PluginStore
    let clock: WallClock
    private let random: Mutex<any RandomNumberGenerator & Sendable>

    /// Challenges in a store of ``schema``.
    ///
    /// - Parameters:
    ///   - store: an open store.
    ///   - clock: what time it is.
    ///   - random: where keys come from; seed it to get the same keys, and the same choices, again.
    public init(
        _ store: PluginStore, clock: WallClock = .system,
        random: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
    ) {
        self.store = store
        self.clock = clock
        self.random = Mutex(random)
    }

    /// Opens the challenges of a home, made when they are missing.
    /// - Throws: ``AlmanacStore/StoreError`` that says what is wrong and what to do.
    public static func open(
        in home: Home, for use: PluginStore.Use = .command, clock: WallClock = .system
    ) throws -> ChallengeBook {
        ChallengeBook(try PluginStore.open(schema, in: home, for: use), clock: clock)
    }

    /// Makes challenges that live in memory, for tests and for trying things out.
    /// - Throws: ``AlmanacStore/StoreError``.
    public static func inMemory(
        clock: WallClock = .system, random: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
    ) throws -> ChallengeBook {
        ChallengeBook(try PluginStore.inMemory(schema), clock: clock, random: random)
    }

    /// The latest day that has begun anywhere on Earth, at UTC+14: what lies after it is in the future for everybody.
    public var today: CalendarDay {
        CalendarDay(daysSince1970: Int(((clock.now().secondsSince1970 + 14 * 3_600) / 86_400).rounded(.down)))
    }

    /// The moment as records have it.
    var now: RecordedTime { RecordedTime(clock.now()) }

    /// A new key.
    func newKey() -> String {
        let milliseconds = Int64((clock.now().secondsSince1970 * 1_000).rounded(.down))
        return random.withLock { generator in RecordID.make(milliseconds: milliseconds, using: &generator) }
    }

    /// Refuses a record that breaks its rules.
    func check(_ record: some KeptRecord) throws(Failure) {
        let issues = issues(of: record)
        guard issues.isEmpty else { throw Failure.badInput(issues) }
    }

    /// Every problem of a record, and of what SQLite would cut short: text with a zero character.
    func issues<Record: KeptRecord>(of record: Record) -> [Issue] {
        var issues = record.issues(today: today)
        ZeroCharacters.refuse(in: Record.shape.json(of: record), at: "", &issues)
        return issues
    }

    static func hash(_ text: String) -> String { hash(Array(text.utf8)) }

    static func hash(_ bytes: [UInt8]) -> String {
        SHA256.hash(data: bytes).map { byte in
            let digits = String(byte, radix: 16)
            return digits.count == 1 ? "0\(digits)" : digits
        }.joined()
    }
}

/// Text that SQLite would cut short.
enum ZeroCharacters {
    static func refuse(in json: JSONValue, at path: String, _ issues: inout [Issue]) {
        switch json {
        case .string(let text) where text.utf8.contains(0):
            issues.append(Issue(path: path, expected: "a text without a zero character", got: "one with it"))
        case .array(let elements):
            for (index, element) in elements.enumerated() { refuse(in: element, at: "\(path)[\(index)]", &issues) }
        case .object(let members):
            for (key, value) in members { refuse(in: value, at: path.isEmpty ? key : "\(path).\(key)", &issues) }
        default: break
        }
    }
}
