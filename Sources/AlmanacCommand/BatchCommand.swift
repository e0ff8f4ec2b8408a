// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit

struct BatchCommand<Catalog: PluginCatalog>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "batch",
            abstract: "Run a computation on each line of an NDJSON file, in order.",
            usage:
                "\(Catalog.commandName) batch <id> [<file>] [--seed <seed>] [<options>]",
            discussion: """
                Prints one line of output for each line of input. For a line that fails it prints {"error": {...}, "line": n}, continues with the next line, and exits with code 65 at the end. Memory use doesn't depend on the number of lines.

                EXAMPLES
                  \(Catalog.commandName) batch \(Catalog.exampleID) inputs.ndjson > answers.ndjson
                  zcat inputs.gz | \(Catalog.commandName) batch \(Catalog.exampleID)
                """)
    }

    @Argument(help: "ID of the computation.", completion: .shellCommand("\(Catalog.commandName) list --format ids"))
    var id: String

    @Argument(help: "NDJSON file to read; - for standard input (default).", completion: .file())
    var file: String = "-"

    @Option(help: "Seed of random choices. Each line's seed is derived from it and the line's id or text.")
    var seed = "0"

    @Option(
        help: ArgumentHelp(
            "Member of each line that identifies it, which is copied to the output. Equal lines without one have equal seeds.",
            valueName: "name"))
    var idField: String?

    @Option(help: "Number of lines to run at once.")
    var width: Int = 64

    @Option(help: "Maximum length of a line, in bytes.")
    var maximumLine: Int = 1 << 20

    func validate() throws {
        guard UInt64(seed) != nil else {
            throw ValidationError(
                "--seed: expected a whole number from 0 to \(UInt64.max), got \(seed.quoted())")
        }
        guard (1...10_000).contains(width) else {
            throw ValidationError("--width: expected a whole number from 1 to 10000, got \(width)")
        }
        guard (1...(1 << 30)).contains(maximumLine) else {
            throw ValidationError(
                "--maximum-line: expected a whole number of bytes from 1 to 1073741824, got \(maximumLine)")
        }
    }

    func run() async throws {
        try CommandSession.current.refuseShownCall()
        defer { CatalogEngines.release() }
        let engine = try Catalog.engine()
        let lines = file == "-" ? LineReader(limit: maximumLine) : try LineReader(path: file, limit: maximumLine)
        var progress = ProgressLine(counting: "rows")
        var rows = 0
        var failures = 0
        var hasLongLine = false
        var output = BufferedOutput(.standardOutput)
        defer { progress.clear() }
        for try await row in try engine.batch(
            id, over: lines, identifiedBy: idField, width: width, in: .ofUser(seed: UInt64(seed) ?? 0))
        {
            try output.append(row.utf8)
            rows += 1
            if case .failure(let error) = row.result {
                failures += 1
                hasLongLine = hasLongLine || error.code == .invalidInput && error.issues.isEmpty
            }
            progress.update(rows)
        }
        try output.flush()
        progress.finish(rows)
        if failures > 0 {
            try OutputStream.standardError.print(
                "\(failures) of \(rows) \(rows == 1 ? "row" : "rows") failed. The output line of each contains the error."
            )
            if hasLongLine {
                try OutputStream.standardError.print(
                    "Lines of more than \(maximumLine) bytes were skipped. Raise the limit with --maximum-line.")
            }
            throw ExitCode(65)
        }
    }
}

/// Buffers lines of JSON for a regular file; writes each line immediately to a terminal or a pipe.
private struct BufferedOutput {
    private let stream: OutputStream
    private let limit: Int
    private var bytes: [UInt8] = []

    init(_ stream: OutputStream) {
        self.stream = stream
        limit = stream.isRegularFile ? 1 << 16 : 0
    }

    mutating func append(_ line: [UInt8]) throws(FileFailure) {
        bytes += line
        bytes.append(0x0A)
        if bytes.count > limit { try flush() }
    }

    mutating func flush() throws(FileFailure) {
        try stream.write(bytes)
        bytes.removeAll(keepingCapacity: true)
    }
}
