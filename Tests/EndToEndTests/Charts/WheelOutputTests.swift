// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@Suite("astro chart --format svg")
struct WheelOutputTests {
    @Test(arguments: [
        [], ["--theme", "light"], ["--theme", "dark"], ["--size", "600"], ["--aspects", "all", "--parallels"],
        ["--name", "Ampère & <Söhne> \"]]>\" 'Київ'"], ["--bodies", "+ceres,+pallas,+juno,+vesta,+star Regulus"],
        ["--houses", "gauquelin"],
    ])
    func `wheels are well-formed XML for any chart`(_ options: [String]) async throws {
        let svg = try await BuiltProgram.astro(kyiv + ["--format", "svg"] + options).succeeded()
        let tags = try WellFormedXML(svg)
        #expect(tags.root == "svg")
        #expect(tags.attributes["xmlns"] == "http://www.w3.org/2000/svg")
        // Glyphs and figures are paths, so that no font is needed; only a name can have characters without a path.
        #expect(tags.elements["text", default: 0] <= (options.contains("--name") ? 1 : 0))
        if let index = options.firstIndex(of: "--size") {
            #expect(tags.attributes["width"] == options[index + 1])
        }
    }

    @Test(arguments: [
        ["--date", "1990-05-15", "--place", "Kyiv"],
        ["--date", "2000-12-21T12:00Z", "--lat", "89.9", "--lon", "0"],
    ])
    func `charts with unknown time or polar night have a wheel`(_ options: [String]) async throws {
        let svg = try await BuiltProgram.astro(["chart", "--format", "svg"] + options).succeeded()
        #expect(try WellFormedXML(svg).root == "svg")
    }

    @Test
    func `the themes differ`() async throws {
        let light = try await BuiltProgram.astro(kyiv + ["--format", "svg", "--theme", "light"]).succeeded()
        let dark = try await BuiltProgram.astro(kyiv + ["--format", "svg", "--theme", "dark"]).succeeded()
        let auto = try await BuiltProgram.astro(kyiv + ["--format", "svg"]).succeeded()
        #expect(light != dark)
        #expect(auto.contains("prefers-color-scheme"))
    }
}

/// A check that a text is well-formed XML (W3C XML 1.0, section 2.1), as far as a document without a DTD needs it.
private struct WellFormedXML {
    struct Flaw: Error { let what: String }

    private(set) var root = ""
    private(set) var attributes: [String: String] = [:]
    private(set) var elements: [String: Int] = [:]

    init(_ text: String) throws {
        var rest = Substring(text)
        var open: [Substring] = []
        while let start = rest.firstIndex(of: "<") {
            try Self.checkText(rest[..<start], insideRoot: !open.isEmpty)
            rest = rest[start...]
            if let content = Self.take("<?", "?>", &rest) ?? Self.take("<!--", "-->", &rest) {
                _ = content
            } else if let content = Self.take("<![CDATA[", "]]>", &rest) {
                guard !open.isEmpty else { throw Flaw(what: "CDATA outside the root: \(content)") }
            } else if let name = Self.take("</", ">", &rest) {
                guard open.popLast() == name else { throw Flaw(what: "</\(name)> closes nothing") }
            } else if let tag = Self.take("<", ">", &rest) {
                let isEmpty = tag.hasSuffix("/")
                let name = tag.prefix { !$0.isWhitespace && $0 != "/" }
                let found = try Self.attributes(of: tag.dropFirst(name.count).dropLast(isEmpty ? 1 : 0))
                if open.isEmpty {
                    guard root.isEmpty else { throw Flaw(what: "a second root \(name)") }
                    (root, attributes) = (String(name), found)
                }
                elements[String(name), default: 0] += 1
                if !isEmpty { open.append(name) }
            } else {
                throw Flaw(what: "markup without an end: \(rest.prefix(40))")
            }
        }
        try Self.checkText(rest, insideRoot: false)
        guard open.isEmpty, !root.isEmpty else { throw Flaw(what: "left open: \(open)") }
    }

    private static func take(_ opening: String, _ closing: String, _ rest: inout Substring) -> Substring? {
        guard rest.hasPrefix(opening) else { return nil }
        var end = rest.index(rest.startIndex, offsetBy: opening.count)
        let start = end
        while end < rest.endIndex {
            if rest[end...].hasPrefix(closing) {
                let content = rest[start..<end]
                rest = rest[rest.index(end, offsetBy: closing.count)...]
                return content
            }
            end = rest.index(after: end)
        }
        return nil
    }

    private static func checkText(_ text: Substring, insideRoot: Bool) throws {
        guard insideRoot || text.allSatisfy(\.isWhitespace) else {
            throw Flaw(what: "text outside the root: \(text.prefix(40))")
        }
        for item in text.split(separator: "&", omittingEmptySubsequences: false).dropFirst() {
            let name = item.prefix { $0 != ";" }
            guard name.count < item.count, ["amp", "lt", "gt", "quot", "apos"].contains(name) || name.hasPrefix("#")
            else {
                throw Flaw(what: "&\(item.prefix(10)) is no reference")
            }
        }
        guard !text.contains("]]>") else { throw Flaw(what: "]]> in text") }
    }

    private static func attributes(of text: Substring) throws -> [String: String] {
        var found: [String: String] = [:]
        var rest = text.drop(while: \.isWhitespace)
        while !rest.isEmpty {
            let name = rest.prefix { $0 != "=" }
            rest = rest.dropFirst(name.count + 1)
            guard let quote = rest.first, quote == "\"" || quote == "'" else {
                throw Flaw(what: "\(name) without quotes")
            }
            rest = rest.dropFirst()
            let value = rest.prefix { $0 != quote }
            guard value.count < rest.count, !value.contains("<") else { throw Flaw(what: "the value of \(name)") }
            try checkText(value, insideRoot: true)
            guard found.updateValue(String(value), forKey: String(name)) == nil else {
                throw Flaw(what: "\(name) twice")
            }
            rest = rest.dropFirst(value.count + 1).drop(while: \.isWhitespace)
        }
        return found
    }
}
