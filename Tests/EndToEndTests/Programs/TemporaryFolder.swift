// SPDX-License-Identifier: AGPL-3.0-or-later

import Glibc
import Testing

/// A separate folder for one test, removed after the test, or at the end of the process if it still exists.
final class TemporaryFolder: Sendable {
    let path: String

    /// The folder of all folders of this process.
    private static let parent: String? = {
        var template = Array("/tmp/almanac-tests-XXXXXX".utf8CString)
        guard let name = mkdtemp(&template) else { return nil }
        atexit { if let parent = TemporaryFolder.parent { TemporaryFolder.remove(parent) } }
        return String(cString: name)
    }()

    /// Creates an empty folder.
    ///
    /// - Parameter parent: The folder to create it in; `/dev/shm` is in memory.
    init(in parent: String? = nil) throws {
        var template = Array("\(parent ?? Self.parent ?? "/tmp")/XXXXXX".utf8CString)
        guard let name = mkdtemp(&template) else { throw SystemFailure("mkdtemp") }
        path = String(cString: name)
    }

    deinit { Self.remove(path) }

    /// The path of a file in the folder.
    func file(_ name: String) -> String { "\(path)/\(name)" }

    /// Writes a file into the folder and returns its path.
    @discardableResult
    func write(_ text: String, to name: String) throws -> String { try write(Array(text.utf8), to: name) }

    /// Writes a file that only its owner can read into the folder and returns its path.
    @discardableResult
    func write(_ bytes: [UInt8], to name: String) throws -> String {
        try writeBytes(bytes, to: file(name))
        chmod(file(name), 0o600)
        return file(name)
    }

    /// Returns a copy of the folder.
    func copy() async throws -> TemporaryFolder {
        let copy = try TemporaryFolder()
        _ = try await run("cp", ["-a", path + "/.", copy.path]).succeeded()
        return copy
    }

    /// The names in the folder, sorted.
    var names: [String] { filesIn(path) }

    private static func remove(_ path: String) {
        for name in filesIn(path) {
            let inner = "\(path)/\(name)"
            if unlink(inner) != 0 { remove(inner) }
        }
        rmdir(path)
    }
}

/// The names in a folder, sorted, without those that begin with a period; none if the folder doesn't exist.
func filesIn(_ folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
            $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
}

/// The bytes of a file.
func readBytes(_ path: String) throws -> [UInt8] {
    guard let file = fopen(path, "r") else { throw SystemFailure("Can't read \(path)") }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk[..<count] }
    return bytes
}

/// The text of a file.
func readText(_ path: String) throws -> String { String(decoding: try readBytes(path), as: UTF8.self) }

/// Writes a whole file.
func writeBytes(_ bytes: [UInt8], to path: String) throws {
    guard let file = fopen(path, "w") else { throw SystemFailure("Can't write \(path)") }
    defer { fclose(file) }
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { throw SystemFailure("Can't write \(path)") }
}

/// The checkout of the tests.
let repository: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(4).joined(separator: "/")
}()
