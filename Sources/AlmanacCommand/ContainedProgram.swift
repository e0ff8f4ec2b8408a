// SPDX-License-Identifier: Apache-2.0

/// A program that a command also runs, under the name of the program.
public struct ContainedProgram {
    /// The name, as users type it.
    public let name: String
    /// Runs the program with the arguments after its name, and exits if it fails.
    let run: ([String]) async -> Void

    /// Creates a program.
    ///
    /// - Parameters:
    ///   - name: The name, as users type it.
    ///   - run: Runs the program with the arguments after its name.
    public init(_ name: String, run: @escaping ([String]) async -> Void) {
        self.name = name
        self.run = run
    }
}
