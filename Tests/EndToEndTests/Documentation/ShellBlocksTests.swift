// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

/// Runs the ```sh blocks of the documentation.
///
/// Runs the commands of a block that begin with `astro`, `almanac`, `challenge`, `cravings`, `outfit`, or `twins`, or that
/// pipe text to one of them; other commands (make, git, swift) are for the reader. Each must succeed, or exit with the code
/// of a comment such as `<!-- exit: 65 -->`. A block in any other language directly after it, or marked `<!-- output
/// -->`, is the expected standard output and error of the commands; a line of only `…` matches any lines. `<!-- file:
/// NAME -->` writes a block to a file first, and `<!-- illustration -->` skips one. All blocks of a document run in a
/// new folder, with records in its subfolder `home`.
@Suite("Shell blocks of the documentation")
struct ShellBlocksTests {
    @Test(arguments: Document.all)
    func `documented commands print the documented output`(_ document: Document) async throws {
        let folder = try TemporaryFolder()
        let environment = BuiltProgram.environment.merging(["ALMANAC_HOME": folder.file("home")]) { $1 }
        var last: (said: String, block: Document.Block)?
        for block in document.blocks where block.marks["illustration"] == nil {
            if let name = block.marks["file"] { try folder.write(block.text, to: name) }
            guard block.language == "sh" else {
                if block.followsDirectly || block.marks["output"] != nil, let shown = last, block.language != "swift" {
                    Self.expect(shown.said, toBe: block, in: document)
                }
                last = nil
                continue
            }
            let commands = Self.commands(of: block.text)
            guard !commands.isEmpty else {
                last = nil
                continue
            }
            var said = ""
            for (number, command) in commands.enumerated() {
                let finished = try await EndToEndTests.run(
                    "/bin/sh", ["-c", "exec 2>&1\n" + command], environment: environment, in: folder.path)
                let code = number == commands.count - 1 ? block.marks["exit"].flatMap { Int32($0) } ?? 0 : 0
                #expect(finished.exitCode == code, "\(document.path):\(block.line): \(command)\n\(finished.output)")
                said += finished.output
            }
            last = (said, block)
        }
    }

    /// The commands of a block to run, each with its continuation lines and here-document.
    static func commands(of text: String) -> [String] {
        var commands: [String] = []
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
        while let first = lines.popFirst() {
            guard !first.isEmpty, !first.hasPrefix("#") else { continue }
            var command = first
            while let last = command.last, "\\|".contains(last), let next = lines.popFirst() { command += "\n" + next }
            if let marker = command.split(separator: "<<").dropFirst().first {
                let word = marker.prefix { !$0.isWhitespace }.filter { $0 != "'" && $0 != "\"" && $0 != "-" }
                while let next = lines.popFirst() {
                    command += "\n" + next
                    if next == word { break }
                }
            }
            let isOurs = ["astro ", "almanac ", "challenge ", "cravings ", "outfit ", "twins "].contains { program in
                command.hasPrefix(program) || command.contains("| \(program)") || command.contains("|\n  \(program)")
            }
            if isOurs { commands.append(command) }
        }
        return commands
    }

    private static func expect(_ said: String, toBe block: Document.Block, in document: Document) {
        let expected = lines(block.text), found = lines(said)
        guard !matches(found[...], expected[...]) else { return }
        let difference = expected.contains("…") ? "" : Self.difference(found, expected)
        Issue.record(
            "\(document.path):\(block.line): the commands say otherwise:\n\(difference.isEmpty ? said : difference)")
    }

    private static func difference(_ found: [String], _ expected: [String]) -> String {
        found.difference(from: expected).map { change in
            switch change {
            case .remove(_, let line, _): "- \(line)"
            case .insert(_, let line, _): "+ \(line)"
            }
        }.joined(separator: "\n")
    }

    /// Whether lines match a pattern in which `…` matches any number of lines.
    private static func matches(_ lines: ArraySlice<String>, _ pattern: ArraySlice<String>) -> Bool {
        guard let first = pattern.first else { return lines.isEmpty }
        let rest = pattern.dropFirst()
        if first == "…" { return (lines.startIndex...lines.endIndex).contains { matches(lines[$0...], rest) } }
        return lines.first == first && matches(lines.dropFirst(), rest)
    }

    private static func lines(_ text: String) -> [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            String(line.reversed().drop { $0 == " " }.reversed())
        }
        while lines.last == "" { lines.removeLast() }
        return lines
    }

    @Test
    func `documents have commands and output`() {
        let shell = Document.all.flatMap(\.blocks).filter { $0.language == "sh" }
        #expect(shell.flatMap { Self.commands(of: $0.text) }.count > 20)
        #expect(Document.all.flatMap(\.blocks).contains { $0.language == "text" && $0.followsDirectly })
    }

    @Test
    func `blocks are parsed by the conventions`() {
        let block =
            "make demo\n# a remark\nastro chart --date x \\\n    --lat 5   # said\necho x | almanac run y\nalmanac run z <<'J'\n{}\nJ\ncd /\n"
        #expect(
            Self.commands(of: block) == [
                "astro chart --date x \\\n    --lat 5   # said", "echo x | almanac run y", "almanac run z <<'J'\n{}\nJ",
            ])
        #expect(Self.matches(["a", "b", "c"], ["a", "…", "c"]))
        #expect(Self.matches(["a", "c"], ["…", "a", "…", "c", "…"]))
        #expect(!Self.matches(["a", "b", "c"], ["a", "…", "b"]))
    }
}
