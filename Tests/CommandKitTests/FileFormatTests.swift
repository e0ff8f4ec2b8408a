// SPDX-License-Identifier: Apache-2.0

import CommandKit
import ComputationKit
import Testing

@Suite struct FileFormatTests {
    enum Format: String, CaseIterable {
        case text, json, svg, markdown
    }

    @Test(arguments: [
        (nil, Format.text), ("-", .text), ("chart", .text), ("chart.txt", .text), ("wheel.svg", .svg),
        ("out.d/Wheel.SVG", .svg), ("out.svg/chart", .text), ("chart.md", .markdown), ("a.b.json", .json),
        (".svg", .text), ("notes.dat", .text), ("/tmp/chart.markdown", .markdown),
    ])
    func `the extension decides the format`(_ file: String?, _ format: Format) throws {
        #expect(try Format.chosen(nil, for: file) == format)
    }

    @Test func `a format that the user chose precedes the extension`() throws {
        #expect(try Format.chosen(.json, for: "wheel.svg") == .json)
        #expect(try Format.chosen(.text, for: "wheel.pdf") == .text)
    }

    @Test(arguments: [
        "wheel.pdf", "wheel.png", "chart.html", "chart.csv", "chart.ics", "chart.jpg", "chart.JPEG", "chart.docx",
        "chart.yaml", "wheel.svg.gz", "chart.zip",
    ])
    func `an extension of another format is refused`(_ file: String) {
        let error = #expect(throws: ComputationError.self) { try Format.chosen(nil, for: file) }
        #expect(error?.exitCode == 64)
        #expect(
            error?.description.contains(
                "-o: expected a file that ends in .json, .markdown, .md, .svg, .text, .txt, got \"\(file)\"") == true)
    }
}
