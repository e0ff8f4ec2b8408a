// SPDX-License-Identifier: Apache-2.0

public import ArgumentParser
public import ComputationKit
internal import Presentation

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

extension AsyncParsableCommand {
    /// Parses the arguments and runs the command, ending with the exit codes of BSD sysexits.
    ///
    /// A ``CommandError`` prints its sentences on standard error and ends with its exit code; see
    /// ``ComputationError/Code/exitCode``. Wrong arguments end with 64 and one line.
    ///
    /// - Parameter engine: makes the engine that the commands call, when the first of them needs it.
    public static func mainWithExitCodes(
        engine: @escaping @Sendable () throws -> Engine = {
            throw ComputationError(.internalError, "There is no engine.")
        }
    ) async {
        // A closed pipe ends the command, even if the parent process ignored the signal.
        signal(SIGPIPE, SIG_DFL)
        do {
            var arguments = FormerSpellings.replaced(in: Array(CommandLine.arguments.dropFirst()))
            let session = try CommandSession(taking: &arguments, engine: engine)
            let command = try parseAsRoot(TypedArguments.unambiguous(arguments))
            try await CommandSession.$current.withValue(session) {
                if var asynchronous = command as? any AsyncParsableCommand {
                    try await asynchronous.run()
                } else {
                    var command = command
                    try command.run()
                }
            }
        } catch let failure as any CommandError {
            complain(failure.description)
            exit(withError: ExitCode(failure.exitCode))
        } catch  where exitCode(for: error) == .validationFailure {
            complain(sentence(for: error))
            exit(withError: ExitCode.validationFailure)
        } catch  where exitCode(for: error) == .success {
            // Help and versions are results like any other: what can't be written isn't a success.
            do {
                let text = fullMessage(for: error)
                if !text.isEmpty { try OutputStream.standardOutput.print(text) }
                exit(withError: ExitCode.success)
            } catch let failure {
                complain(failure.description)
                exit(withError: ExitCode(failure.exitCode))
            }
        } catch {
            exit(withError: error)
        }
    }

    /// What is wrong with the arguments in one line, and where to read on.
    private static func sentence(for error: any Error) -> String {
        let words = message(for: error).split(whereSeparator: \.isNewline).joined(separator: " ")
        let help = fullMessage(for: error).split(whereSeparator: \.isNewline).last { $0.contains("--help'") }
        let command = help?.split(separator: "'").first { $0.hasSuffix("--help") }
        return command.map { "\(words) (see \($0))" } ?? words
    }

    private static func complain(_ sentences: String) {
        let stream = OutputStream.standardError
        try? stream.print(
            ErrorText.lines(sentences, style: .suited(to: stream), width: stream.columns).joined(separator: "\n"))
    }
}
