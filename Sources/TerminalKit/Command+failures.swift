// SPDX-License-Identifier: Apache-2.0

public import ArgumentParser
internal import ComputationKit

extension AsyncParsableCommand {
    /// Parses the arguments and runs the command, ending with the exit codes of BSD sysexits.
    ///
    /// A ``Failure`` prints its sentences on standard error and ends with 64, 65, 70 or 130; a file that cannot be
    /// read with 66, written with 73.
    public static func mainWithExitCodes() async {
        do {
            var command = try parseAsRoot()
            if var asynchronous = command as? any AsyncParsableCommand {
                try await asynchronous.run()
            } else {
                try command.run()
            }
        } catch let failure as Failure {
            complain(failure.description)
            exit(withError: ExitCode(failure.exitCode))
        } catch let failure as FileFailure {
            complain(failure.description)
            exit(withError: ExitCode(failure.action == "read" ? 66 : 73))
        } catch {
            exit(withError: error)
        }
    }

    private static func complain(_ sentences: String) {
        let style = TerminalStyle.suited(to: .standardError)
        for sentence in sentences.split(separator: "\n") {
            try? OutputStream.standardError.print(style.error("error:") + " " + sentence)
        }
    }
}
