// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The messages in the Swift sources of a plugin, which a test compares with its catalogs.
package struct MessageSources {
    /// The names and texts of the files.
    package let files: [(name: String, text: String)]

    /// Reads the Swift files below a folder of the repository.
    ///
    /// - Parameters:
    ///   - folder: The folder, such as `Plugins/Challenges`.
    ///   - test: The path of the test's file, below the folder `Tests`.
    package init(_ folder: String, test: String = #filePath) {
        let end = test.ranges(of: "/Tests/").last?.lowerBound ?? test.startIndex
        let root = "\(test[..<end])/\(folder)"
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []
        files = names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
            (try? String(contentsOfFile: "\(root)/\(name)", encoding: .utf8)).map { (name, $0) }
        }
    }

    /// Returns the codes of a plugin in the literals that begin messages, such as those after `say(` or `Message(`.
    package func codes(of plugin: String) -> Set<String> {
        var codes: Set<String> = []
        for (_, text) in files {
            for match in text.matches(of: #/(?:say|add|self|Message|Wording\(style\))\(\s*"([a-z]+\.[a-z0-9.-]+)"/#)
            where match.1.hasPrefix("\(plugin).") {
                codes.insert(String(match.1))
            }
        }
        return codes
    }

    /// Returns English sentences with `x` for each interpolation, with the file of each.
    ///
    /// - Parameter pattern: A regular expression whose first group is the content of a literal.
    package func sentences(_ pattern: Regex<(Substring, Substring)>) -> [String: String] {
        var sentences: [String: String] = [:]
        for (name, text) in files {
            for match in text.matches(of: pattern) {
                let plain = String(match.1)
                    .replacing(#/\\\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/#, with: "x").replacing("\\\"", with: "\"")
                sentences[plain] = name
            }
        }
        return sentences
    }
}
