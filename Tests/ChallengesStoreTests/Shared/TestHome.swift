// SPDX-License-Identifier: Apache-2.0

import ChallengesPlugin
import ComputationKit
import GRDB
import Glibc
import Synchronization

@testable import AlmanacStore
@testable import ChallengesStore

/// A home folder of a test, removed with all in it when the test lets go of it.
final class TestHome {
    let path: String
    var home: Home { Home(path: path) }

    init() throws {
        var template = Array("/tmp/almanac-challenges-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw SystemFailure("mkdtemp") }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit { Self.remove(path) }

    /// The challenges of the home.
    func book(_ clock: WallClock = Moments.clock) throws -> ChallengeBook {
        try ChallengeBook.open(in: home, clock: clock)
    }

    /// The stores of the home.
    var stores: Stores { Stores([ChallengeBook.schema], in: home) }

    /// The paths of all files that have some text in them.
    func files(with text: String) throws -> [String] {
        try Self.files(path).filter { try Self.bytes($0).contains(text) }.sorted()
    }

    private static func files(_ folder: String) -> [String] {
        Self.entries(folder).flatMap { name in
            let path = "\(folder)/\(name)"
            return isFolder(path) ? files(path) : [path]
        }
    }

    private static func entries(_ folder: String) -> [String] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    private static func remove(_ path: String) {
        if isFolder(path) {
            for name in entries(path) { remove("\(path)/\(name)") }
            rmdir(path)
        } else {
            unlink(path)
        }
    }

    private static func bytes(_ path: String) throws -> [UInt8] {
        guard let file = fopen(path, "r") else { throw SystemFailure("open \(path)") }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = fread(&chunk, 1, chunk.count, file)
            if count == 0 { return bytes }
            bytes += chunk.prefix(count)
        }
    }
}

struct SystemFailure: Error, CustomStringConvertible {
    let description: String
    init(_ call: String) { description = "\(call): \(String(cString: strerror(errno)))" }
}

extension [UInt8] {
    func contains(_ text: String) -> Bool {
        let wanted = Array(text.utf8)
        return withUnsafeBytes { hay in
            guard let start = hay.baseAddress, let first = wanted.first else { return false }
            var offset = 0
            while offset + wanted.count <= hay.count,
                let hit = memchr(start + offset, Int32(first), hay.count - wanted.count - offset + 1)
            {
                if memcmp(hit, wanted, wanted.count) == 0 { return true }
                offset = UnsafeRawPointer(hit) - start + 1
            }
            return false
        }
    }
}

/// The moment at which tests run.
enum Moments {
    /// 2026-11-21T08:00:00Z, a Saturday.
    static let now = Timestamp(secondsSince1970: 1_795_248_000)
    static let clock = WallClock.fixed(now)

    static func later(days: Int) -> WallClock {
        .fixed(Timestamp(secondsSince1970: now.secondsSince1970 + 86_400 * Double(days)))
    }
}

func day(_ text: String) throws -> CalendarDay { try CalendarDay(text) }

/// The paths of the problems that some work is refused for.
func refusedPaths(_ work: () throws -> some Any) -> [String] {
    do {
        _ = try work()
        return []
    } catch {
        return (error as? Failure)?.issues.map(\.path) ?? ["\(error)"]
    }
}

/// What some work is refused for, as the user reads it.
func refusalText(_ work: () throws -> some Any) -> String {
    do {
        _ = try work()
        return ""
    } catch {
        return "\(error)"
    }
}
