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
    /// Parses the arguments, runs the command, and exits with a code from BSD sysexits.
    ///
    /// Prints the message of a ``CommandError`` on standard error and exits with its code; see
    /// `ComputationError.Code.exitCode`. Invalid arguments print one line and exit with 64.
    ///
    /// - Parameters:
    ///   - arguments: The arguments after the command's name; by default, those of the process.
    ///   - engine: Creates the engine that the commands call, on first use.
    public static func mainWithExitCodes(
        _ arguments: [String] = Array(CommandLine.arguments.dropFirst()),
        engine: @escaping @Sendable () throws -> Engine = {
            throw ComputationError(.internalError, "No engine is configured.")
        }
    ) async {
        await mainWithExitCodes(arguments, catalog: nil, engine: engine)
    }

    /// Parses the arguments, runs the command, and exits with a code from BSD sysexits, in the user's language.
    ///
    /// - Parameters:
    ///   - arguments: The arguments after the command's name; by default, those of the process.
    ///   - language: Returns the catalog of the user's language, in which outputs are presented and errors printed;
    ///     `nil` for English. It is called after a computation, so that a program asks for the language only when its
    ///     records are open.
    ///   - engine: Creates the engine that the commands call, on first use.
    public static func mainWithExitCodes(
        _ arguments: [String] = Array(CommandLine.arguments.dropFirst()),
        language: @escaping @Sendable (Engine) async -> MessageCatalog?, engine: @escaping @Sendable () throws -> Engine
    ) async {
        await mainWithExitCodes(arguments, catalog: language, engine: engine)
    }

    /// Parses the arguments, runs the command, and exits with a code from BSD sysexits, in a language that is known before.
    ///
    /// - Parameters:
    ///   - arguments: The arguments after the command's name.
    ///   - catalog: The catalog in which outputs are presented and errors printed, also those of options; `nil` for
    ///     English.
    ///   - engine: Creates the engine that the commands call, on first use.
    public static func mainWithExitCodes(
        _ arguments: [String], in catalog: MessageCatalog?, engine: @escaping @Sendable () throws -> Engine
    ) async {
        await mainWithExitCodes(arguments, catalog: { _ in catalog }, known: catalog, engine: engine)
    }

    /// Parses the arguments, runs the command, and exits with a code from BSD sysexits.
    ///
    /// - Parameters:
    ///   - arguments: The arguments after the command's name.
    ///   - notice: Returns what the user needs to read before an error that has no notice of a computation, such as one of
    ///     a mistyped option, from the arguments; `nil` for nothing.
    ///   - engine: Creates the engine that the commands call, on first use.
    public static func mainWithExitCodes(
        _ arguments: [String], noticeBeforeErrors notice: ([String]) -> String?,
        engine: @escaping @Sendable () throws -> Engine
    ) async {
        await mainWithExitCodes(arguments, catalog: nil, notice: notice, engine: engine)
    }

    private static func mainWithExitCodes(
        _ arguments: [String], catalog language: (@Sendable (Engine) async -> MessageCatalog?)?,
        known: MessageCatalog? = nil, notice: ([String]) -> String? = { _ in nil },
        engine: @escaping @Sendable () throws -> Engine
    ) async {
        // A closed pipe ends the command, even if the parent process ignored the signal.
        signal(SIGPIPE, SIG_DFL)
        do {
            try TypedArguments.refuseInvalidText(CommandLine.unsafeArgv, count: Int(CommandLine.argc))
            var arguments = arguments
            let session = try CommandSession(taking: &arguments, engine: engine, language: language)
            let command = try parseAsRoot(TypedArguments.unambiguous(arguments))
            try RepeatedOptions.refuse(in: arguments, of: type(of: command))
            try await CommandSession.$current.withValue(session) {
                if var asynchronous = command as? any AsyncParsableCommand {
                    try await asynchronous.run()
                } else {
                    var command = command
                    try command.run()
                }
            }
        } catch let failure as any CommandError {
            let (error, translated) = (failure as? ComputationError, failure as? TranslatedFailure)
            show((error?.notice ?? translated?.notice)?.text ?? notice(arguments))
            if let known, let error {
                complain(known.sentences(of: error).joined(separator: "\n"))
            } else {
                complain(
                    translated == nil
                        ? known?.text(ofError: failure.description) ?? failure.description : failure.description)
            }
            exit(withError: ExitCode(failure.exitCode))
        } catch  where exitCode(for: error) == .validationFailure {
            show(notice(arguments))
            let sentence = sentence(for: error)
            complain(known?.text(ofError: sentence) ?? sentence)
            exit(withError: ExitCode.validationFailure)
        } catch  where exitCode(for: error) == .success {
            // Help and versions are results too: failing to write them is an error.
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

    /// Returns the error of the arguments on one line, with the command that shows help.
    private static func sentence(for error: any Error) -> String {
        let words = message(for: error).split(whereSeparator: \.isNewline).joined(separator: " ")
        let help = fullMessage(for: error).split(whereSeparator: \.isNewline).last { $0.contains("--help'") }
        let command = help?.split(separator: "'").first { $0.hasSuffix("--help") }
        return command.map { "\(words) (see \($0))" } ?? words
    }

    private static func show(_ notice: String?) {
        if let notice { try? OutputStream.standardError.print(notice: notice) }
    }

    private static func complain(_ sentences: String) {
        let stream = OutputStream.standardError
        try? stream.print(
            ErrorText.lines(sentences, style: .suited(to: stream), width: stream.columns).joined(separator: "\n"))
    }
}
