// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Presentation
import RsvgDrawings
import Testing

@Suite struct DrawingConverterTests {
    private static let drawing = """
        <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80" viewBox="0 0 240 160">\
        <rect width="240" height="160" fill="#ff0000"/></svg>
        """

    /// Returns the big-endian number of four bytes.
    private static func number(_ bytes: [UInt8], at offset: Int) -> Int {
        bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }

    /// The signature and the header chunk of PNG (RFC 2083, sections 3.1 and 4.1.1).
    @Test func `a drawing becomes a picture of its size in pixels`() throws {
        let png = try DrawingConverter.rsvg.converted(Self.drawing, to: .png)
        #expect(png.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        #expect(Self.number(png, at: 16) == 120 && Self.number(png, at: 20) == 80)
    }

    /// 120 by 80 pixels at 96 an inch are 90 by 60 points.
    @Test func `a drawing becomes a page of its size in points`() throws {
        let pdf = String(decoding: try DrawingConverter.rsvg.converted(Self.drawing, to: .pdf), as: UTF8.self)
        #expect(pdf.hasPrefix("%PDF-1."))
        #expect(pdf.contains("MediaBox [ 0 0 90 60 ]"))
        #expect(pdf.contains("CreationDate (20000101000000Z)"))
    }

    @Test(arguments: DrawingConverter.Format.allCases)
    func `the same drawing gives the same bytes`(format: DrawingConverter.Format) throws {
        let first = try DrawingConverter.rsvg.converted(Self.drawing, to: format)
        #expect(first == (try DrawingConverter.rsvg.converted(Self.drawing, to: format)))
        let green = Self.drawing.replacing("ff0000", with: "00ff00")
        #expect(first != (try DrawingConverter.rsvg.converted(green, to: format)))
    }

    @Test func `drawings that can't be converted are errors`() {
        let huge = Self.drawing.replacing("120", with: "40000")
        for (svg, code) in [("", ComputationError.Code.internalError), ("<svg", .internalError), (huge, .refused)] {
            for format in DrawingConverter.Format.allCases {
                do {
                    _ = try DrawingConverter.rsvg.converted(svg, to: format)
                    Issue.record("\(svg.prefix(30)) was converted to \(format)")
                } catch let error as ComputationError {
                    #expect(error.code == code)
                } catch {
                    Issue.record("\(error)")
                }
            }
        }
    }
}
