// SPDX-License-Identifier: Apache-2.0

public import ArgumentParser

/// How large a file or standard input may be, so that an endless one can't fill the memory.
public struct InputLimit: ParsableArguments {
    /// The limit unless the user raises it: 64 MiB, in bytes.
    public static let standard = 64 << 20
    /// The option that raises it.
    public static let option = "--maximum-input"

    @Option(help: ArgumentHelp("Largest input to read, in bytes.", valueName: "bytes"))
    var maximumInput = InputLimit.standard

    /// Creates the options.
    public init() {}

    /// Checks the limit.
    public func validate() throws {
        guard (1...Self.largest).contains(maximumInput) else {
            throw ValidationError(
                "\(Self.option): expected a whole number from 1 to \(Self.largest) bytes, got \(maximumInput)")
        }
    }

    /// The most that the option takes: 4 GiB.
    static let largest = 1 << 32

    /// Reads a whole file, or standard input for `-`.
    ///
    /// - Throws: as ``readFile(_:limit:raisedBy:)``.
    public func read(_ path: String) throws -> [UInt8] {
        try readFile(path, limit: maximumInput, raisedBy: Self.option)
    }
}
