// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// A verified archive.
struct Archive {
    let manifest: ArchiveManifest
    private let reader: TarReader
    private let members: [String: TarReader.Member]

    /// Opens and checks an archive.
    ///
    /// - Throws: ``StoreError`` with code `bad-archive` and every problem found.
    init(path: String) throws {
        guard try !OpenFile(reading: path).read(count: 2, at: 0).elementsEqual([0x1F, 0x8B]) else {
            throw StoreError(
                .badArchive, "\(path) is compressed. Decompress it with gunzip first. Nothing was imported.")
        }
        reader = try TarReader(path: path)
        members = Dictionary(reader.members.map { ($0.name, $0) }) { first, _ in first }
        var problems = reader.problems
        var manifest: ArchiveManifest?
        if let member = members[ArchiveManifest.fileName], member.size > ArchiveManifest.largest {
            problems.append(
                "\(member.name): has \(member.size) bytes, more than the limit of \(ArchiveManifest.largest)")
        } else if let member = members[ArchiveManifest.fileName] {
            let content = try reader.content(of: member)
            problems += try Self.checksumProblems(of: content, members, reader)
            do {
                manifest = try ArchiveManifest(try JSONValue(parsing: content))
            } catch let error as StoreError {
                // A newer format isn't damage if the manifest is intact.
                if error.code == .newerVersion, problems.isEmpty {
                    throw StoreError(error.code, "\(path): \(error.message)")
                }
                problems.append(error.message)
            } catch {
                problems.append("\(ArchiveManifest.fileName): \(error)")
            }
        } else {
            problems.append("\(ArchiveManifest.fileName): is missing")
        }
        if let manifest { problems += try Self.memberProblems(manifest, members, reader) }
        guard let manifest, problems.isEmpty else {
            throw StoreError(
                .badArchive, "\(path) is damaged or isn't an archive of Almanac. Nothing was imported.",
                problems: problems)
        }
        self.manifest = manifest
    }

    private static func checksumProblems(
        of manifest: [UInt8], _ members: [String: TarReader.Member], _ reader: TarReader
    ) throws -> [String] {
        guard let member = members[ArchiveManifest.checksumName] else {
            return ["\(ArchiveManifest.checksumName): is missing"]
        }
        let expected = "\(ContentHash.of(manifest))  \(ArchiveManifest.fileName)\n"
        return try member.size == expected.utf8.count && reader.content(of: member) == Array(expected.utf8)
            ? [] : ["\(ArchiveManifest.fileName): doesn't match its checksum"]
    }

    private static func memberProblems(
        _ manifest: ArchiveManifest, _ members: [String: TarReader.Member], _ reader: TarReader
    ) throws -> [String] {
        var problems: [String] = []
        for expected in manifest.members {
            guard let member = members[expected.name] else {
                problems.append("\(expected.name): is missing")
                continue
            }
            if member.size != expected.size {
                problems.append("\(expected.name): expected \(expected.size) bytes, got \(member.size)")
            } else if member.size > ArchiveManifest.largestMember {
                problems.append(
                    "\(expected.name): has \(member.size) bytes, more than the limit of \(ArchiveManifest.largestMember)"
                )
            } else if try reader.checksum(of: member) != expected.checksum {
                problems.append("\(expected.name): was altered")
            }
        }
        let known = Set(manifest.members.map(\.name)).union([ArchiveManifest.fileName, ArchiveManifest.checksumName])
        for member in reader.members where !known.contains(member.name) {
            problems.append("\(member.name): isn't in the manifest")
        }
        return problems
    }

    /// Returns the size of a member in bytes, or `nil` if there is none.
    func size(_ name: String) -> Int? { members[name]?.size }

    func content(_ name: String) throws -> [UInt8]? { try members[name].map(reader.content) }

    /// Returns the hashes of a part's attachments.
    func attachments(of part: ArchiveManifest.Part) -> [String] {
        manifest.members.filter { $0.name.hasPrefix(part.attachmentPrefix) }
            .map { String($0.name.dropFirst(part.attachmentPrefix.count)) }
    }

    /// Returns the attachments whose name isn't the checksum of their content.
    func attachmentProblems(of part: ArchiveManifest.Part) -> [String] {
        manifest.members.filter {
            $0.name.hasPrefix(part.attachmentPrefix) && $0.name != part.attachmentPrefix + $0.checksum
        }
        .map { "\($0.name): the name isn't the checksum of the content" }
    }
}
