// SPDX-License-Identifier: Apache-2.0

public import ArgumentParser
package import ComputationKit

/// How large a file or standard input may be, so that an endless one can't fill the memory.
public struct InputLimit: ParsableArguments {
    /// The limit unless the user raises it: 64 MiB, in bytes.
    public static let standard = 64 << 20
    /// The option that raises it.
    public static let option = "--maximum-input"

    @Option(help: ArgumentHelp("Largest input to read, in bytes.", valueName: "bytes"))
    var maximumInput = "\(InputLimit.standard)"

    /// Creates the options.
    public init() {}

    /// Checks the limit.
    public func validate() throws {
        do {
            _ = try Self.bytes(of: maximumInput)
        } catch {
            throw ValidationError(error.description)
        }
    }

    /// The most that the option takes: 4 GiB.
    private static let largest = 1 << 32

    /// The limit that a text states.
    ///
    /// - Throws: ``ComputationError`` that names the option and its range.
    package static func bytes(of text: String) throws(ComputationError) -> Int {
        guard let number = Int(text), (1...largest).contains(number) else {
            throw ComputationError(
                .invalidInput, "\(option): expected a whole number from 1 to \(largest) bytes, got \(text.quoted())")
        }
        return number
    }

    /// Reads a whole file, or standard input for `-`.
    ///
    /// - Throws: as ``readFile(_:limit:raisedBy:)``.
    public func read(_ path: String) throws -> [UInt8] {
        try readFile(path, limit: try Self.bytes(of: maximumInput), raisedBy: Self.option)
    }
}
