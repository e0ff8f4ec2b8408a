// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

/// A Markdown file with its fenced blocks of code, and what the comments above them say.
///
/// A comment such as `<!-- exit: 65 -->` stands on a line of its own directly above a fence. What the words mean is
/// said where blocks are run (``ShellBlocksTests``) and compiled (``SwiftBlocksTests``).
struct Document: Sendable, CustomTestStringConvertible {
    struct Block: Sendable {
        let language: String
        let text: String
        /// The line of the file that holds the block's first line, counted from one.
        let line: Int
        /// The words of the comments above it, by what stands before the colon.
        let marks: [String: String]
        /// Whether nothing but blank lines and comments stands between it and the block before.
        let followsDirectly: Bool
    }

    let path: String
    let blocks: [Block]
    var testDescription: String { path }

    /// README, CONTRIBUTING, and every page of docs that has examples.
    static let all: [Document] = {
        let folders = ["docs/tutorials", "docs/how-to", "docs/explanation", "docs/reference"]
        let pages = folders.flatMap { folder in
            filesIn("\(repository)/\(folder)").filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
        }
        return (["README.md", "CONTRIBUTING.md"] + pages).compactMap { try? Document(path: $0) }
    }()

    init(path: String) throws {
        self.path = path
        blocks = Self.blocks(of: try readText("\(repository)/\(path)"))
    }

    private static func blocks(of text: String) -> [Block] {
        var blocks: [Block] = []
        var marks: [String: String] = [:]
        var isDirect = false
        var fence: (indent: Int, length: Int, language: String, line: Int)?
        var content: [Substring] = []
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let bare = line.drop { $0 == " " }
            let ticks = bare.prefix { $0 == "`" }.count
            if let open = fence {
                guard ticks >= open.length, bare.dropFirst(ticks).allSatisfy({ $0 == " " }) else {
                    content.append(line.dropFirst(min(open.indent, line.prefix { $0 == " " }.count)))
                    continue
                }
                blocks.append(
                    Block(
                        language: open.language, text: content.map { $0 + "\n" }.joined(), line: open.line,
                        marks: marks,
                        followsDirectly: isDirect))
                (fence, content, marks, isDirect) = (nil, [], [:], true)
            } else if ticks >= 3 {
                let language = bare.dropFirst(ticks).prefix { $0 != " " }
                fence = (line.count - bare.count, ticks, String(language), number + 2)
            } else if bare.hasPrefix("<!--"), bare.hasSuffix("-->") {
                let words = bare.dropFirst(4).dropLast(3).split(separator: ":", maxSplits: 1).map(trimmed)
                marks[words[0]] = words.count > 1 ? words[1] : ""
            } else if !bare.isEmpty {
                (marks, isDirect) = ([:], false)
            }
        }
        return blocks
    }

    private static func trimmed(_ text: Substring) -> String {
        String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
