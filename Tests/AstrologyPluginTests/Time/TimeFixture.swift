// SPDX-License-Identifier: AGPL-3.0-or-later

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Fixture files, and programs of the machine.
enum TimeFixture {
    /// The lines of a fixture file below its heading, split at commas.
    static func rows(_ name: String, filePath: String = #filePath) -> [[String]] {
        let folder = filePath.split(separator: "/").dropLast().joined(separator: "/")
        let lines = text(of: "/\(folder)/Fixtures/\(name)").split(separator: "\n").dropFirst()
        return lines.map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
    }

    /// The output of a shell command.
    static func output(of command: String) -> String {
        guard let pipe = popen(command, "r") else { return "" }
        defer { pclose(pipe) }
        return String(decoding: contents(pipe), as: UTF8.self)
    }

    static func text(of path: String) -> String {
        String(decoding: bytes(of: path), as: UTF8.self)
    }

    static func bytes(of path: String) -> [UInt8] {
        guard let file = fopen(path, "r") else { return [] }
        defer { fclose(file) }
        return contents(file)
    }

    /// Runs a closure with a new directory that contains files, and then removes the directory.
    static func withDirectory<Result>(
        _ files: [String: [UInt8]], _ body: (String) throws -> Result
    ) throws -> Result {
        let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var template = Array("\(base)/almanac-time-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw ComputationError.noDirectory }
        let directory = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        defer { _ = output(of: "rm -r '\(directory)'") }
        for (name, bytes) in files {
            var path = directory
            for part in name.split(separator: "/").dropLast() {
                path += "/\(part)"
                mkdir(path, 0o755)
            }
            guard let file = fopen("\(directory)/\(name)", "w") else { throw ComputationError.noDirectory }
            _ = bytes.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
            fclose(file)
        }
        return try body(directory)
    }

    enum ComputationError: Error { case noDirectory }

    private static func contents(_ file: UnsafeMutablePointer<FILE>) -> [UInt8] {
        var result: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = chunk.withUnsafeMutableBytes { fread($0.baseAddress, 1, $0.count, file) }
            guard count > 0 else { return result }
            result.append(contentsOf: chunk[..<count])
        }
    }
}

/// A small generator with a printable seed (SplitMix64, Steele, Lea and Flood 2014).
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
