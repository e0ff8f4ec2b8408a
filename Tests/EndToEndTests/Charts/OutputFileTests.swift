// SPDX-License-Identifier: AGPL-3.0-or-later

import Glibc
import Testing

@Suite("astro chart --output")
struct OutputFileTests {
    @Test(arguments: ["text", "json", "svg", "markdown"])
    func `a file has the same bytes as standard output`(_ format: String) async throws {
        let folder = try TemporaryFolder()
        let written = try await BuiltProgram.astro(kyiv + ["--format", format, "--output", folder.file("chart")])
        #expect(written.succeeded() == "")
        let printed = try await BuiltProgram.astro(kyiv + ["--format", format])
        #expect(try readText(folder.file("chart")) == printed.output)
        #expect(folder.names == ["chart"])
    }

    @Test
    func `an existing file is replaced completely`() async throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(String(repeating: "old ", count: 100_000), to: "wheel.svg")
        _ = try await BuiltProgram.astro(kyiv + ["--format", "svg", "--output", path]).succeeded()
        let text = try readText(path)
        #expect(text.hasSuffix("</svg>\n") && !text.contains("old old"))
        #expect(folder.names == ["wheel.svg"])
    }

    @Test
    func `relative paths start at the current folder, and a hyphen is standard output`() async throws {
        let folder = try TemporaryFolder()
        _ = try await BuiltProgram.astro(kyiv + ["--output", "chart.txt"], in: folder.path).succeeded()
        #expect(folder.names == ["chart.txt"])
        let hyphen = try await BuiltProgram.astro(kyiv + ["--output", "-"], in: folder.path).succeeded()
        #expect(hyphen == (try readText(folder.file("chart.txt"))))
    }

    @Test
    func `failed writes leave nothing behind and exit with 74`() async throws {
        let folder = try TemporaryFolder()
        try await BuiltProgram.astro(kyiv + ["--output", folder.file("missing/chart.txt")]).refused(
            74, ["missing/chart.txt"])
        #expect(folder.names.isEmpty)
        try await BuiltProgram.astro(kyiv + ["--output", "/dev/full"]).refused(74, ["/dev/full"])
        // Even the superuser can't write here.
        try await BuiltProgram.astro(kyiv + ["--output", "/proc/chart.txt"]).refused(74, ["/proc/chart.txt"])
        try await BuiltProgram.astro(kyiv + ["--output", folder.path]).refused(74, [folder.path])
        #expect(folder.names.isEmpty)
    }

    @Test
    func `rejected input leaves the old file unchanged`() async throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("old", to: "chart.txt")
        let words = ["chart", "--date", "1990-05-15T14:30", "--lat", "91", "--lon", "0", "--output", path]
        try await BuiltProgram.astro(words).refused(64, ["--lat"])
        #expect(try readText(path) == "old")
    }

    @Test
    func `devices and links aren't replaced`() async throws {
        _ = try await BuiltProgram.astro(kyiv + ["--output", "/dev/null"]).succeeded()
        var status = stat()
        #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)

        let folder = try TemporaryFolder()
        try folder.write("old", to: "real.txt")
        #expect(symlink("real.txt", folder.file("link.txt")) == 0)
        _ = try await BuiltProgram.astro(kyiv + ["--output", folder.file("link.txt")]).succeeded()
        #expect(lstat(folder.file("link.txt"), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
        #expect(try readText(folder.file("real.txt")).hasPrefix("Natal chart"))
    }
}
