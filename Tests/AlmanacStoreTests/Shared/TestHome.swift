// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import Glibc

/// A home folder of a test, removed with all in it when the test lets go of it.
final class TestHome {
    let path: String
    var home: Home { Home(path: path) }

    init() throws {
        var template = Array("/tmp/almanac-store-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw SystemFailure("mkdtemp") }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit { removeTree(path) }

    /// All files under the home with their bytes, by path.
    func files() throws -> [String: [UInt8]] {
        try Dictionary(uniqueKeysWithValues: allFiles(path).map { ($0, try readFile($0)) })
    }

    /// The names in a folder of the home.
    func names(_ folder: String) -> [String] { entries("\(path)/\(folder)") }
}

struct SystemFailure: Error, CustomStringConvertible {
    let description: String
    init(_ call: String) { description = "\(call): \(String(cString: strerror(errno)))" }
}

func entries(_ folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
            $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
}

func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
}

func mode(_ path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o7777 : nil
}

func allFiles(_ folder: String) -> [String] {
    entries(folder).flatMap { name in
        let path = "\(folder)/\(name)"
        return isFolder(path) ? allFiles(path) : [path]
    }
}

func removeTree(_ path: String) {
    if isFolder(path) {
        for name in entries(path) { removeTree("\(path)/\(name)") }
        rmdir(path)
    } else {
        unlink(path)
    }
}

func readFile(_ path: String) throws -> [UInt8] {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw SystemFailure("open \(path)") }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
        let count = read(descriptor, &chunk, chunk.count)
        guard count >= 0 else { throw SystemFailure("read \(path)") }
        if count == 0 { return bytes }
        bytes += chunk.prefix(count)
    }
}

func writeFile(_ bytes: [UInt8], _ path: String) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard descriptor >= 0, write(descriptor, bytes, bytes.count) == bytes.count else {
        throw SystemFailure("write \(path)")
    }
    close(descriptor)
}

extension [UInt8] {
    /// How often some bytes occur in these.
    func occurrences(of needle: [UInt8]) -> Int {
        withUnsafeBytes { hay in
            needle.withUnsafeBytes { needle in
                guard let start = hay.baseAddress, let wanted = needle.baseAddress else { return 0 }
                var offset = 0
                var count = 0
                while offset + needle.count <= hay.count,
                    let hit = memchr(start + offset, Int32(needle[0]), hay.count - needle.count - offset + 1)
                {
                    if memcmp(hit, wanted, needle.count) == 0 { count += 1 }
                    offset = UnsafeRawPointer(hit) - start + 1
                }
                return count
            }
        }
    }
}

/// The same random numbers from the same seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}

func unlinkFile(_ path: String) -> Bool { unlink(path) == 0 }

/// The code of the error that some work ends with.
func refusal(_ work: () throws -> some Any) -> StoreError.Code? {
    do {
        _ = try work()
        return nil
    } catch {
        return (error as? StoreError)?.code
    }
}
