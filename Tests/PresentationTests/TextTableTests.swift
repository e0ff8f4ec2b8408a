// SPDX-License-Identifier: Apache-2.0

import Presentation
import Testing

@Suite struct TextTableTests {
    @Test func `columns of several scripts are aligned`() {
        var table = TextTable([("Place", .left), ("People", .right)])
        table.add(["Київ", "2952301"])
        table.add(["東京", "9733276"])
        table.add(["Köln", "963395"])
        #expect(
            table.lines() == [
                "Place   People",
                "Київ   2952301",
                "東京   9733276",
                "Köln    963395",
            ])
    }

    @Test func `the widest text is truncated to fit the terminal`() {
        var table = TextTable([("Name", .left), ("Figure", .right)])
        table.add([String(repeating: "x", count: 100), "1"])
        let lines = table.lines(width: 30)
        #expect(lines.allSatisfy { $0.terminalWidth <= 30 })
        #expect(lines[1].hasPrefix("xxxxxxxxxxxxxxxxxxxxx…"))
    }

    @Test(arguments: [("e\u{301}", 1), ("👩‍🚀", 2), ("ñ", 1), ("한", 2), ("", 0), ("❤️", 2), ("°′", 2)])
    func `column widths equal those of terminals`(text: String, width: Int) {
        #expect(text.terminalWidth == width)
    }

    @Test func `text wraps at spaces with indentation`() {
        #expect(
            "one two three four".wrapped(toTerminalWidth: 9, indent: "  ") == ["one two", "  three", "  four"])
    }

    @Test func `a table fits its width with control characters, long words and many columns`() {
        var table = TextTable([("name", .left), ("key", .leftWhole), ("", .right)])
        table.add([String(repeating: "\u{1B}[31m", count: 30), String(repeating: "k", count: 90), "1\n2"])
        table.add(["\u{202E}x\ty", "k", String(repeating: "9", count: 90)])
        let lines = table.lines(width: 80)
        #expect(lines.allSatisfy { $0.terminalWidth <= 80 })
        #expect(lines[2].hasPrefix(#"\u{202"#) && !lines.contains { $0.contains("\u{1B}") })
    }

    @Test func `a word that is too long is truncated with an ellipsis`() {
        let lines = String(repeating: "x", count: 3_000_000).wrapped(toTerminalWidth: 80)
        #expect(lines.count == 13 && lines.last?.hasSuffix("…") == true)
    }
}
