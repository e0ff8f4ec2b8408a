// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Files, folders, and programs of the machine that runs the tests.
enum Machine {
    /// Returns the output of a shell command.
    static func output(of command: String) -> String {
        guard let pipe = popen(command, "r") else { return "" }
        defer { pclose(pipe) }
        return String(decoding: contents(pipe), as: UTF8.self)
    }

    /// Returns the bytes of a file, or none if it can't be read.
    static func bytes(of path: String) -> [UInt8] {
        guard let file = fopen(path, "r") else { return [] }
        defer { fclose(file) }
        return contents(file)
    }

    /// Whether continuous integration runs the tests, in which case a skipped test is a failure.
    static var isStrict: Bool { getenv("ALMANAC_STRICT") != nil }

    /// Whether a program is found in the directories of `PATH`.
    static func has(program: String) -> Bool { !output(of: "command -v \(program)").isEmpty }

    /// Runs a closure with a new folder that contains files, and then removes the folder.
    static func withDirectory<Result>(
        _ files: [String: [UInt8]], _ body: (String) throws -> Result
    ) throws -> Result {
        let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var template = Array("\(base)/almanac-time-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw MachineError.noDirectory }
        let directory = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        defer { _ = output(of: "rm -r '\(directory)'") }
        for (name, bytes) in files {
            var path = directory
            for part in name.split(separator: "/").dropLast() {
                path += "/\(part)"
                mkdir(path, 0o755)
            }
            guard let file = fopen("\(directory)/\(name)", "w") else { throw MachineError.noDirectory }
            _ = bytes.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
            fclose(file)
        }
        return try body(directory)
    }

    /// Opens a device until this process reaches its limit of open files, and returns the descriptors.
    static func takeAllDescriptors() -> [Int32] {
        var limit = rlimit()
        #if canImport(Glibc)
            let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #else
            let resource = RLIMIT_NOFILE
        #endif
        getrlimit(resource, &limit)
        limit.rlim_cur = min(limit.rlim_cur, 256)
        setrlimit(resource, &limit)
        var taken: [Int32] = []
        while true {
            let descriptor = open("/dev/null", O_RDONLY)
            guard descriptor >= 0 else { return taken }
            taken.append(descriptor)
        }
    }

    private enum MachineError: Error { case noDirectory }

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
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
