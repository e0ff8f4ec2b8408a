// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

/// A Markdown file with its fenced blocks of code, and the comments above them.
///
/// A comment such as `<!-- exit: 65 -->` is on a separate line directly above a fence. ``ShellBlocksTests`` and
/// ``SwiftBlocksTests`` explain the words.
struct Document: Sendable, CustomTestStringConvertible {
    struct Block: Sendable {
        let language: String
        let text: String
        /// The number of the block's first line in the file, starting at one.
        let line: Int
        /// The words of the comments above it, by the word before the colon.
        let marks: [String: String]
        /// Whether only blank lines and comments are between it and the previous block.
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
