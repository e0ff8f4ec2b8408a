// SPDX-License-Identifier: AGPL-3.0-or-later

import Glibc
import Testing

/// Type-checks the ```swift blocks of the documentation against the modules of this build.
///
/// By default, a block contains declarations; the blocks of one document are the files of one module. A comment above
/// a block specifies another kind: `<!-- compile: statements -->` for the body of an `async throws` function, `program`
/// for a main.swift with top-level code, `tests` for declarations with Swift Testing, `package` for a Package.swift,
/// and `none` for text that isn't Swift by itself. A file also has the imports of earlier blocks. An imported module
/// that is neither ours nor the toolchain's contains the document's declarations.
@Suite("Swift blocks of the documentation")
struct SwiftBlocksTests {
    @Test(arguments: Document.all)
    func `Swift blocks compile`(_ document: Document) async throws {
        let folder = try TemporaryFolder()
        var declarations: [String] = []
        var users: [[String]] = []
        var imports: [String] = []
        var module: String?
        for (number, block) in document.blocks.enumerated() where block.language == "swift" {
            let isTests = block.marks["compile"] == "tests"
            let source = Source(
                block, of: document, number: number, importing: imports + (isTests ? ["Testing"] : []))
            module = module ?? source.imports.first { !Self.isKnown($0) }
            switch block.marks["compile"] ?? "declarations" {
            case "declarations", "statements":
                declarations.append(try folder.write(source.text, to: "Block\(number).swift"))
            case "tests":
                users.append(["-parse-as-library", try folder.write(source.text, to: "Block\(number).swift")])
            case "program":
                _ = mkdir(folder.file("Program\(number)"), 0o755)
                users.append([try folder.write(source.text, to: "Program\(number)/main.swift")])
            case "package":
                let package = try folder.write(source.text, to: "Package\(number).swift")
                try await check([package] + Self.packageFlags, document)
                continue
            case "none": continue
            case let word:
                Issue.record("\(document.path):\(block.line): compile: \(word) is not a word of ours")
                continue
            }
            imports += source.imports.filter { !imports.contains($0) && Self.isKnown($0) && $0 != "Testing" }
        }
        let flags = Self.moduleFlags + ["-I", folder.path]
        if let module, !declarations.isEmpty {
            // The declarations of a document are the module that its programs and tests import.
            let emit = ["-emit-module", "-emit-module-path", folder.file("\(module).swiftmodule"), "-enable-testing"]
            try await check(["-parse-as-library", "-module-name", module] + emit + declarations + flags, document)
            declarations = []
        } else if !declarations.isEmpty {
            try await check(["-parse-as-library"] + declarations + flags, document)
        }
        for user in users { try await check(user + declarations + flags, document) }
    }

    /// Whether a module belongs to this build or to the toolchain, and not to the document.
    private static func isKnown(_ module: String) -> Bool {
        let toolchain = [
            "Testing", "FoundationEssentials", "Foundation", "Glibc", "Synchronization", "PackageDescription",
        ]
        return toolchain.contains(module) || access("\(BuiltProgram.folder)/Modules/\(module).swiftmodule", F_OK) == 0
    }

    /// The flags with which a file can import the built modules and use the built macros.
    static var moduleFlags: [String] {
        let folder = BuiltProgram.folder
        let maps =
            ([
                "CSwissEphemeris", "CAlmanacStore", "CAstrologyData", "CCalendarsData", "CChallengesData",
                "CWardrobeData",
            ].map {
                "\(folder)/\($0).build/module.modulemap"
            }
            + [sqlite, zlib])
            .flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
        let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
        let macros = ["-load-plugin-executable", "\(folder)/ComputationMacroPlugin-tool#ComputationMacroPlugin"]
        return ["-I", "\(folder)/Modules"] + macros + maps + features.flatMap { ["-enable-upcoming-feature", $0] }
    }

    /// The system's zlib, whose module map is in the package.
    private static var zlib: String {
        let package = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
        return package.joined(separator: "/") + "/Sources/CZlib/module.modulemap"
    }

    /// The system's SQLite as imported by GRDB; its module map is in GRDB's checkout, two folders above the programs.
    private static var sqlite: String {
        "\(BuiltProgram.folder)/../../checkouts/GRDB.swift/Sources/GRDBSQLite/module.modulemap"
    }

    /// The toolchain's folder of the module that package manifests import.
    private static let packageFlags: [String] = {
        let folders = (getenv("PATH").map { String(cString: $0) } ?? "").split(separator: ":").map(String.init)
        let compiler = folders.map { $0 + "/swiftc" }.first { (path: String) in access(path, X_OK) == 0 }
        let root = (compiler.flatMap(realPath) ?? "").split(separator: "/", omittingEmptySubsequences: false).dropLast(
            2
        ).joined(separator: "/")
        return ["-I", "\(root)/lib/swift/pm/ManifestAPI", "-package-description-version", "6.3"]
    }()

    /// Runs the compiler.
    static func compile(_ arguments: [String]) async throws -> Finished {
        var environment = BuiltProgram.environment
        for name in ["PATH", "HOME"] { environment[name] = getenv(name).map { String(cString: $0) } }
        let action = arguments.contains("-emit-module") ? [] : ["-typecheck"]
        return try await run(
            "/usr/bin/env", ["swiftc", "-swift-version", "6"] + action + arguments, environment: environment)
    }

    private func check(_ arguments: [String], _ document: Document) async throws {
        let finished = try await Self.compile(arguments)
        #expect(finished.exitCode == 0, "\(document.path):\n\(finished.errors)")
    }

    /// A block as a file for the compiler.
    private struct Source {
        let text: String
        let imports: [String]

        init(_ block: Document.Block, of document: Document, number: Int, importing earlier: [String]) {
            let lines = block.text.split(separator: "\n", omittingEmptySubsequences: false)
            let isImport = lines.map { line in
                line.split(separator: " ").contains("import") && !line.contains("\"") && !line.hasPrefix("//")
            }
            imports = zip(lines, isImport).filter(\.1).compactMap { $0.0.split(separator: " ").last.map(String.init) }
            // Line numbers are kept, so that the compiler's errors refer to the document.
            let place = "#sourceLocation(file: \"\(document.path)\", line: \(block.line))\n"
            let added = earlier.filter { [imports] in !imports.contains($0) }.map { "import \($0)\n" }.joined()
            guard block.marks["compile"] == "statements" else {
                text = added + place + block.text
                return
            }
            let own = zip(lines, isImport).filter(\.1).map { "\($0.0)\n" }.joined()
            let body = zip(lines, isImport).map { $1 ? "" : String($0) }.joined(separator: "\n")
            text = added + own + "func statements\(number)() async throws {\n" + place + body + "\n}\n"
        }
    }
}
