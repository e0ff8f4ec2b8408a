// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// An error with a message for the user and the exit code of the command.
public protocol CommandError: Error, CustomStringConvertible {
    /// The exit code from BSD sysexits.
    var exitCode: Int32 { get }
}

extension ComputationError: CommandError {}

extension FileFailure: CommandError {
    /// The exit code: 66 if the file doesn't exist, 65 if it already exists, 77 if permission is denied, otherwise 74.
    public var exitCode: Int32 { code.exitCode }
}
