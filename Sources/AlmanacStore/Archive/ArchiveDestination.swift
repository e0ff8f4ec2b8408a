// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// The file, or the standard output, that an archive is written to.
struct ArchiveDestination {
    let file: OpenFile
    private let pending: PendingFile?

    /// Opens a destination.
    ///
    /// - Parameters:
    ///   - path: The archive's path, or `-` for standard output. A symbolic link to a file is followed.
    ///   - home: The home, which an archive must not be written to.
    /// - Throws: ``StoreError`` with code `bad-destination` for a folder, a device, a terminal, or a file of a home.
    init(_ path: String, outside home: Home) throws {
        guard path != "-" else {
            guard isatty(STDOUT_FILENO) == 0 else {
                throw StoreError(
                    .badDestination, "An archive can't be shown on a terminal. Redirect standard output to a file.")
            }
            file = try .standardOutput()
            pending = nil
            return
        }
        let path = Disk.followingLinks(path)
        let folder = Disk.parent(of: path)
        switch try Disk.kind(path) {
        case .nothing: break
        case .file:
            // Replacing needs only a folder that can be written.
            guard access(path, W_OK) == 0 else {
                throw StoreError(.notWritable, "Can't write the archive \(path): \(String(cString: strerror(errno))).")
            }
        case .folder: throw StoreError(.badDestination, "Can't write the archive \(path): it is a folder.")
        // A device or a pipe would be replaced by the archive.
        case .other: throw StoreError(.badDestination, "Can't write the archive \(path): it isn't a regular file.")
        }
        let resolved = Disk.followingLinks(folder)
        let own = Disk.followingLinks(home.path)
        guard resolved != own, !resolved.hasPrefix(own.hasSuffix("/") ? own : "\(own)/"),
            !Self.belongsToRecords(resolved)
        else {
            throw StoreError(
                .badDestination,
                "Can't write the archive \(path): the folder belongs to your records. Choose another folder.")
        }
        guard access(folder, W_OK | X_OK) == 0 else {
            throw StoreError(.notWritable, "Can't write the archive \(path): \(String(cString: strerror(errno))).")
        }
        let pending = try PendingFile(for: path)
        file = pending.file
        self.pending = pending
    }

    /// Returns whether a folder is a home, a plugin's folder with a database of its own name, or within one.
    ///
    /// What can't be examined isn't known to be one.
    private static func belongsToRecords(_ folder: String) -> Bool {
        func isPluginFolder(_ folder: String) -> Bool {
            guard let name = folder.split(separator: "/").last else { return false }
            return access("\(folder)/\(name).sqlite", F_OK) == 0
        }
        let names = (try? Disk.names(in: folder)) ?? []
        if names.contains(where: { isPluginFolder("\(folder)/\($0)") }) { return true }
        var folder = folder
        while folder.count > 1, !isPluginFolder(folder) { folder = Disk.parent(of: folder) }
        return folder.count > 1
    }

    /// Gives the file its name.
    func commit() throws { try pending?.commit() }
}
