// SPDX-License-Identifier: Apache-2.0

public import AlmanacStore
public import ComputationKit
internal import GRDB
internal import Synchronization
internal import WardrobePlugin

/// A wardrobe on disk: pieces, outfits, what was worn when, and what is known of the wearer.
///
/// ```swift
/// let closet = try Closet.open(in: .standard())
/// let blazer = try closet.add(WardrobeItem(id: "", name: "Navy blazer", category: .blazer, primaryColor: navy))
/// try closet.log(WearEvent(id: "", date: today, items: [blazer.id]))
/// ```
///
/// Every record is checked by its own rules before it is saved; a refusal lists every problem and saves nothing. A record
/// with an empty key gets a new one. What cannot be read or written throws ``AlmanacStore/StoreError``, what is wrong
/// with a record or not found ``ComputationKit/Failure``.
///
/// ## Topics
///
/// ### Opening
/// - ``open(in:for:clock:)``
/// - ``inMemory(clock:)``
/// - ``schema``
///
/// ### Pieces and outfits
/// - ``add(_:)-(WardrobeItem)``
/// - ``items(_:)``
/// - ``item(_:)``
/// - ``remove(item:)``
///
/// ### What was worn
/// - ``log(_:)``
/// - ``rate(_:_:)``
/// - ``remove(wear:)``
///
/// ### The wearer
/// - ``profile()``
/// - ``measurements()``
public final class Closet: Sendable {
    /// The records' file.
    public let store: PluginStore
    let clock: WallClock
    private let random: Mutex<any RandomNumberGenerator & Sendable>

    /// A wardrobe in a store of ``schema``.
    ///
    /// - Parameters:
    ///   - store: an open store.
    ///   - clock: what time it is.
    ///   - random: where keys come from; seed it to get the same keys again.
    public init(
        _ store: PluginStore, clock: WallClock = .system,
        random: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
    ) {
        self.store = store
        self.clock = clock
        self.random = Mutex(random)
    }

    /// Opens the wardrobe of a home, made when it is missing.
    /// - Throws: ``AlmanacStore/StoreError`` that says what is wrong and what to do.
    public static func open(
        in home: Home, for use: PluginStore.Use = .command, clock: WallClock = .system
    ) throws -> Closet {
        Closet(try PluginStore.open(schema, in: home, for: use), clock: clock)
    }

    /// Makes a wardrobe that lives in memory, for tests and for trying things out.
    /// - Throws: ``AlmanacStore/StoreError``.
    public static func inMemory(clock: WallClock = .system) throws -> Closet {
        Closet(try PluginStore.inMemory(schema), clock: clock)
    }

    /// Encrypts the body measurements; set a passphrase here before saving any.
    public var vault: Vault { store.vault }

    /// The latest day that has begun anywhere on Earth, at UTC+14: what lies after it is in the future for everybody.
    public var today: CalendarDay {
        CalendarDay(daysSince1970: Int(((clock.now().secondsSince1970 + 14 * 3_600) / 86_400).rounded(.down)))
    }

    /// The moment as records have it.
    var now: EventTime { EventTime(secondsSince1970: Int(clock.now().secondsSince1970.rounded(.down))) }

    /// The key itself, or a new one for an empty key.
    func key(_ given: String) -> String {
        guard given.isEmpty else { return given }
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
        Self.refuseZeros(in: Record.shape.json(of: record), at: "", &issues)
        return issues
    }

    private static func refuseZeros(in json: JSONValue, at path: String, _ issues: inout [Issue]) {
        switch json {
        case .string(let text) where text.utf8.contains(0):
            issues.append(Issue(path: path, expected: "a text without a zero character", got: "one with it"))
        case .array(let elements):
            for (index, element) in elements.enumerated() { refuseZeros(in: element, at: "\(path)[\(index)]", &issues) }
        case .object(let members):
            for (key, value) in members { refuseZeros(in: value, at: path.isEmpty ? key : "\(path).\(key)", &issues) }
        default: break
        }
    }
}
