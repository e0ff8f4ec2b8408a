// SPDX-License-Identifier: Apache-2.0

import StoreTesting
import Testing

/// The modules that the diary reaches, by the sources of this package.
@Suite struct NetworkTests {
    /// The package in which the sources are: `#filePath` is inside of it.
    private static let package = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
        .joined(separator: "/")

    /// The folders of the package's own modules, by their names.
    private static func modules() -> [String: String] {
        var modules: [String: String] = [:]
        for name in entries("\(package)/Sources") { modules[name] = "\(package)/Sources/\(name)" }
        for plugin in entries("\(package)/Plugins") {
            let folder = "\(package)/Plugins/\(plugin)"
            for name in entries(folder) { modules[name] = "\(folder)/\(name)" }
        }
        return modules
    }

    /// The names of the modules that the Swift files of a folder import.
    private static func imports(in folder: String) throws -> Set<String> {
        var names: Set<String> = []
        for file in allFiles(folder) where file.hasSuffix(".swift") {
            for line in String(decoding: try readFile(file), as: UTF8.self).split(separator: "\n") {
                let words = line.split(separator: " ")
                guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
                    words[..<index].allSatisfy({
                        ["public", "package", "internal", "private", "fileprivate"].contains($0) || $0.hasPrefix("@")
                    })
                else { continue }
                // "import struct Module.Type" names a declaration.
                if let name = words[words.count - 1].split(separator: ".").first { names.insert(String(name)) }
            }
        }
        return names
    }

    /// The modules that some modules reach through imports, with those themselves.
    private static func reached(from roots: [String]) throws -> Set<String> {
        let modules = modules()
        var found: Set<String> = []
        var pending = roots
        while let name = pending.popLast() {
            guard found.insert(name).inserted, let folder = modules[name] else { continue }
            pending += try imports(in: folder)
        }
        return found
    }

    /// The modules of the plugin and of its commands, which the program almanac runs under the name cravings.
    private static let diary = ["CravingsPlugin", "CravingsStore", "CravingsCommand", "CravingsProgram"]

    private static func isClient(_ module: String) -> Bool {
        ["HTTPFetch", "CCurl", "AsyncHTTPClient", "FoundationNetworking", "Network", "Hummingbird"].contains(module)
            || module.hasPrefix("NIO") || module.hasPrefix("HTTP")
    }

    @Test func `no module that the diary reaches can use the network`() throws {
        let found = try Self.reached(from: Self.diary)
        #expect(
            found.isSuperset(of: ["AlmanacStore", "CivilTime", "ComputationKit", "Presentation", "Tables", "GRDB"]))
        #expect(found.filter(Self.isClient) == [])
    }

    /// The same search finds the client of the plugins that have one.
    @Test func `the search finds a client`() throws {
        #expect(try Self.reached(from: ["WardrobeForecast"]).contains("CCurl"))
        #expect(try Self.reached(from: ["AlmanacBundle"]).contains { Self.isClient($0) })
    }

    /// A dependency that no source imports yet is linked too.
    @Test func `no target of the diary depends on a client`() throws {
        let text = String(decoding: try readFile("\(Self.package)/Package.swift"), as: UTF8.self)
        let parts = text.split(separator: "\n        .")
        for name in Self.diary {
            let targets = parts.filter { part in
                guard part.hasPrefix("target(") || part.hasPrefix("executableTarget(") else { return false }
                // The first text is the target's own name.
                return part.split(separator: "\"", maxSplits: 2).dropFirst().first.map(String.init) == name
            }
            #expect(targets.count == 1, "\(name)")
            for target in targets {
                let words = target.split { !$0.isLetter && !$0.isNumber }.map(String.init)
                #expect(words.filter(Self.isClient) == [], "\(name)")
            }
        }
    }
}
