// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// The list of the stores that a swap replaces, in a file of the home.
///
/// Writing it is the commit of the swap: before, nothing has changed; afterward, every listed store that still has a
/// staged file is replaced by it, if necessary by the next process that opens the store.
struct SwapJournal: Sendable, Hashable {
    private static let format = "almanac-swap"

    /// Identifies the swap in the staged files.
    let id: String
    /// The plugins, in ascending order.
    let plugins: [String]

    init(id: String, plugins: [String]) {
        self.id = id
        self.plugins = plugins.sorted()
    }

    /// Reads the journal of a home; `nil` if no swap is pending.
    ///
    /// - Throws: ``StoreError`` if the journal can't be read.
    init?(of home: Home) throws {
        guard try Disk.kind(home.swapJournal) == .file else { return nil }
        let json = try? JSONValue(parsing: try Disk.read(home.swapJournal))
        guard let json, json["format"]?.string == Self.format, let id = json["id"]?.string,
            let plugins = json["plugins"]?.array?.compactMap(\.string), plugins.allSatisfy(StoreMigrations.isName)
        else {
            throw StoreError(
                .corrupt, "\(home.swapJournal) isn't in the format that this program writes. Move it away.")
        }
        self.init(id: id, plugins: plugins)
    }

    /// Writes the journal.
    func save(in home: Home) throws {
        let json: JSONValue = [
            "format": .string(Self.format), "id": .string(id), "plugins": .array(plugins.map(JSONValue.string)),
        ]
        try Disk.write(json.utf8() + [0x0A], to: home.swapJournal)
    }

    /// Removes the journal durably.
    static func remove(from home: Home) throws {
        try Disk.remove(home.swapJournal)
        try Disk.synchronizeFolder(home.path)
    }
}
