// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// An error that says in sentences what went wrong and with which exit code a command ends.
public protocol CommandError: Error, CustomStringConvertible {
    /// The exit code, after BSD sysexits.
    var exitCode: Int32 { get }
}

extension ComputationError: CommandError {}

extension FileFailure: CommandError {
    /// The exit code of the engine's table: 66 for a file that doesn't exist, 65 for one that already does, 77 without
    /// permission, else 74.
    public var exitCode: Int32 { code.exitCode }
}
