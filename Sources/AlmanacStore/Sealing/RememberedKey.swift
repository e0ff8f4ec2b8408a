// SPDX-License-Identifier: Apache-2.0

internal import CAlmanacStore
internal import ComputationKit
internal import Crypto

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// The key of an unlocked store, which later processes of the user find until it expires.
///
/// It is a file in `$XDG_RUNTIME_DIR`, a folder in memory that only the user can read and that the system removes at the
/// end of the session (XDG Base Directory Specification 0.8). Without that folder, no key is remembered.
enum RememberedKey {
    /// The user's folder in memory; tests replace it.
    @TaskLocal static var runtimeFolder: String? = Home.processVariable("XDG_RUNTIME_DIR")

    /// The folder of remembered keys, if the system offers a safe one.
    static var folder: String? {
        guard let path = runtimeFolder, path.hasPrefix("/"),
            let status = try? Disk.status(path), Disk.isPrivate(status), store_is_in_memory(path)
        else { return nil }
        let folder = "\(path)/almanac"
        guard let own = try? Disk.status(folder) else { return folder }
        return Disk.isPrivate(own) ? folder : nil
    }

    private static func path(of folder: PluginFolder) -> String? {
        guard let runtime = Self.folder else { return nil }
        return
            "\(runtime)/\(folder.plugin)-\(ContentHash.of(Array(Disk.followingLinks(folder.path).utf8)).prefix(16)).key"
    }

    /// Remembers a key.
    ///
    /// - Returns: Whether there is a place for it.
    static func save(_ key: DataKey, of folder: PluginFolder, expiring: Int) throws -> Bool {
        guard let path = path(of: folder), let runtime = Self.folder else { return false }
        try Disk.makeFolder(runtime)
        let json: JSONValue = [
            "keyID": .string(key.id), "expires": .integer(Int64(expiring)),
            "key": .string(key.key.withUnsafeBytes { Data($0).base64EncodedString() }),
        ]
        try Disk.write(json.utf8(), to: path)
        return true
    }

    /// Returns the key if it is remembered, isn't expired, and is still the store's.
    static func key(_ id: String, of folder: PluginFolder, now: Int = Disk.secondsSince1970) -> DataKey? {
        guard let path = path(of: folder), (try? Disk.kind(path)) == .file, let bytes = try? Disk.read(path),
            let json = try? JSONValue(parsing: bytes), json["keyID"]?.string == id,
            let expires = json["expires"]?.int, let text = json["key"]?.string, let data = Data(base64Encoded: text),
            data.count == 32
        else { return nil }
        guard now < expires else {
            try? Disk.erase(path)
            return nil
        }
        return DataKey(key: SymmetricKey(data: data), id: id)
    }

    /// Forgets the key.
    ///
    /// - Returns: Whether there was one.
    static func forget(_ folder: PluginFolder) throws -> Bool {
        guard let path = path(of: folder), try Disk.kind(path) == .file else { return false }
        try Disk.erase(path)
        return true
    }
}
