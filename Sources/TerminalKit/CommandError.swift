// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// An error that says in sentences what went wrong and with which exit code a command ends.
public protocol CommandError: Error, CustomStringConvertible {
    /// The exit code, after BSD sysexits.
    var exitCode: Int32 { get }
}

extension ComputationError: CommandError {}

extension FileFailure: CommandError {
    /// 66 for a file that cannot be read, 73 for one that cannot be written.
    public var exitCode: Int32 { action == "read" ? 66 : 73 }
}
