// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@Suite("Pictures of the wheel")
struct WheelPictureTests {
    /// Signatures of PNG (RFC 2083, section 3.1) and PDF (ISO 32000-1, section 7.5.2).
    @Test(arguments: [("png", [0x89, 0x50, 0x4E, 0x47]), ("pdf", [0x25, 0x50, 0x44, 0x46])] as [(String, [UInt8])])
    func `every face writes the same picture`(_ format: String, _ signature: [UInt8]) async throws {
        let chart = try await BuiltProgram.astro(kyiv + ["--format", format])
        let input = #"{"birth":{"date":"1990-05-15T14:30","latitude":50.45,"longitude":30.52}}"#
        let run = try await BuiltProgram.almanac(["run", "astrology.natal-chart", "--format", format], input: input)
        #expect(chart.exitCode == 0 && run.exitCode == 0, "\(chart.errors) \(run.errors)")
        #expect(Array(chart.outputBytes.prefix(4)) == signature && chart.outputBytes.count > 10_000)
        #expect(chart.outputBytes == run.outputBytes)
    }

    @Test func `a table is drawn beside the wheel`() async throws {
        let plain = try await BuiltProgram.astro(kyiv + ["--format", "svg"]).succeeded()
        let table = try await BuiltProgram.astro(kyiv + ["--format", "svg", "--table"]).succeeded()
        #expect(plain.contains("viewBox=\"0 0 1000 ") && table.contains("viewBox=\"0 0 1420 "))
    }
}
