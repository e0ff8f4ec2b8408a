// SPDX-License-Identifier: AGPL-3.0-or-later

import Glibc
import Testing

/// Checks the pictures of the documentation.
///
/// `.ci/update-readme` generates them and checks their content.
@Suite("Pictures of the documentation")
struct PicturesTests {
    @Test(arguments: Document.all)
    func `pictures exist and have a description`(_ document: Document) throws {
        let text = try readText("\(repository)/\(document.path)")
        let folder = document.path.split(separator: "/").dropLast().map { $0 + "/" }.joined()
        for path in values(of: "src", in: text) + values(of: "srcset", in: text) {
            #expect(access("\(repository)/\(folder)\(path)", R_OK) == 0, "\(document.path) shows \(path)")
        }
        #expect(values(of: "src", in: text).count == values(of: "alt", in: text).filter { !$0.isEmpty }.count)
    }

    @Test
    func `README shows each picture for light and for dark pages`() throws {
        let text = try readText("\(repository)/README.md")
        let light = values(of: "src", in: text)
        #expect(light.count == 3)
        #expect(values(of: "srcset", in: text) == light.map { $0.replacing("-light.", with: "-dark.") })
        for picture in light { #expect(picture.contains("-light."), "\(picture)") }
    }

    /// Sites that show the README remove scripts from pictures and load no external resources for them.
    @Test
    func `SVG pictures need no scripts and no external resources`() throws {
        let pictures = filesIn("\(repository)/docs/images").filter { $0.hasSuffix(".svg") }
        #expect(pictures.count == 4)
        for picture in pictures {
            let text = try readText("\(repository)/docs/images/\(picture)").lowercased()
            #expect(text.hasPrefix("<svg "))
            for word in ["<script", "<foreignobject", "<image", "<style", "href=", "@import", "url("] {
                #expect(!text.contains(word), "\(picture) has \(word)")
            }
        }
    }

    /// The values of an HTML attribute, in the order of their occurrence.
    private func values(of attribute: String, in text: String) -> [String] {
        text.split(separator: " \(attribute)=\"", omittingEmptySubsequences: false).dropFirst().map { rest in
            String(rest.prefix { $0 != "\"" })
        }
    }
}
