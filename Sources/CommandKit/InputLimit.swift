// SPDX-License-Identifier: Apache-2.0

public import ArgumentParser
public import ComputationKit

/// The option that limits the size of a file or standard input, so that an endless input can't exhaust memory.
public struct InputLimit: ParsableArguments {
    /// The default limit, in bytes: 64 MiB.
    public static let standard = 64 << 20
    /// The option that changes the limit.
    public static let option = "--maximum-input"

    @Option(help: ArgumentHelp("Maximum input size, in bytes.", valueName: "bytes"))
    var maximumInput = "\(InputLimit.standard)"

    /// Creates the option.
    public init() {}

    /// Checks the limit.
    public func validate() throws {
        do {
            _ = try Self.bytes(of: maximumInput)
        } catch {
            throw ValidationError(error.description)
        }
    }

    /// The maximum of the option, in bytes: 4 GiB.
    private static let largest = 1 << 32

    /// Parses the limit.
    ///
    /// - Throws: `ComputationError` that names the option and its range.
    public static func bytes(of text: String) throws(ComputationError) -> Int {
        guard let number = Int(text), (1...largest).contains(number) else {
            throw ComputationError(
                .invalidInput, "\(option): expected a whole number from 1 to \(largest) bytes, got \(text.quoted())")
        }
        return number
    }

    /// Reads a whole file, or standard input for `-`.
    ///
    /// - Throws: The errors of ``readFile(_:limit:raisedBy:)``.
    public func read(_ path: String) throws -> [UInt8] {
        try readFile(path, limit: try Self.bytes(of: maximumInput), raisedBy: Self.option)
    }
}
