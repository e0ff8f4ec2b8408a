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
}
