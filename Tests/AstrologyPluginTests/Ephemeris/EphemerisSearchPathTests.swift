// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import AstrologyPlugin
@testable import SwissEphemeris

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

@Suite struct EphemerisSearchPathTests {
    @Test func `explicit folders precede the environment`() throws {
        let a = try ScratchFolder()
        let b = try ScratchFolder()
        let explicit = try EphemerisSearchPath(explicit: a.path, environment: b.path)
        #expect(explicit.folders == [a.path] && explicit.origin == .explicit)
        let environment = try EphemerisSearchPath(explicit: nil, environment: b.path)
        #expect(environment.folders == [b.path] && environment.origin == .environment)
        let usual = try EphemerisSearchPath(explicit: nil, environment: nil)
        #expect(usual.origin == .usual && usual.folders.contains(systemFolder))
        #expect(try EphemerisSearchPath(explicit: "", environment: "").origin == .usual)
    }

    @Test func `an empty element means the standard folders`() throws {
        let a = try ScratchFolder()
        let b = try ScratchFolder()
        #expect(try EphemerisSearchPath(explicit: "\(a.path)/:\(b.path)").folders == [a.path, b.path])
        let extended = try EphemerisSearchPath(explicit: a.path + ":")
        #expect(extended.folders.first == a.path && extended.folders.last == EphemerisSearchPath.usualFolders().last)
        #expect(try EphemerisSearchPath(explicit: "\(a.path):\(a.path)").folders == [a.path])
        withExtendedLifetime((a, b)) {}
    }

    @Test func `a file is read from the first folder that has it`() throws {
        let a = try ScratchFolder()
        try a.write([1, 2, 3], to: "sepl_18.se1")
        let path = try EphemerisSearchPath(explicit: a.path + ":" + systemFolder)
        #expect(path.find("sepl_18.se1") == a.path + "/sepl_18.se1")
        #expect(path.find("semo_18.se1") == systemFolder + "/semo_18.se1")
        #expect(path.find("sepl_99.se1") == nil)
    }

    @Test func `relative folders become absolute`() throws {
        let path = try EphemerisSearchPath(explicit: ".:" + systemFolder)
        #expect(path.folders.allSatisfy { $0.hasPrefix("/") })
    }

    /// libswe would parse the text after a semicolon as another folder.
    @Test(arguments: ["/usr/share;/usr/lib", "/usr/sh\u{7}are", "/usr/share\n"])
    func `folders that libswe can't name are rejected`(list: String) {
        let error = #expect(throws: EphemerisError.self) { try EphemerisSearchPath(explicit: list + ":/usr") }
        #expect(error?.code == .invalidPath)
    }

    @Test func `missing folders are rejected`() {
        let error = #expect(throws: EphemerisError.self) { try EphemerisSearchPath(explicit: "/nowhere/at/all") }
        #expect(error?.code == .invalidPath)
        #expect(error?.message == "expected a folder with ephemeris files, got /nowhere/at/all, which doesn't exist")
    }

    /// libswe would silently search other folders.
    @Test func `lists too long for libswe are rejected`() throws {
        let long = systemFolder + ":/" + String(repeating: "x", count: 242)
        let error = #expect(throws: EphemerisError.self) { try EphemerisSearchPath(explicit: long) }
        #expect(error?.code == .invalidPath)
        #expect(error?.message.contains("at most 242 bytes") == true)
        let fits = systemFolder + ":/" + String(repeating: "x", count: 242 - systemFolder.utf8.count - 2)
        let path = try EphemerisSearchPath(explicit: fits)
        let sky = try SwissEphemerisSource(searchPath: path).sky(at: 2_451_545, bodies: [.sun])
        #expect(sky[.sun]?.source == .swissEphemeris)
    }

    @Test func `more than twenty folders are rejected`() throws {
        let list = ([systemFolder] + (1...20).map { "/x\($0)" }).joined(separator: ":")
        #expect(throws: EphemerisError.self) { try EphemerisSearchPath(explicit: list) }
    }
}

/// Sets SE_EPHE_PATH for the whole process to the folder that is used anyway, so that concurrent tests aren't
/// affected.
@Suite(.serialized) struct EnvironmentVariableTests {
    /// libswe prefers the variable to its argument; the explicit folder must take precedence, and the variable must not
    /// change.
    @Test func `an explicit folder overrides the variable`() throws {
        let before = EphemerisSearchPath.environmentList
        let empty = try ScratchFolder()
        setenv("SE_EPHE_PATH", systemFolder, 1)
        defer { before.map { _ = setenv("SE_EPHE_PATH", $0, 1) } ?? { _ = unsetenv("SE_EPHE_PATH") }() }
        let explicit = try EphemerisSearchPath(explicit: empty.path)
        let sky = try SwissEphemerisSource(searchPath: explicit).sky(at: 2_451_545, bodies: [.sun, .chiron])
        #expect(sky[.sun]?.source == .moshier)
        #expect(sky.unavailable.map(\.body) == [.chiron])
        #expect(EphemerisSearchPath.environmentList == systemFolder)
        let environment = try EphemerisSearchPath()
        #expect(environment.origin == .environment && environment.folders == [systemFolder])
        #expect(try SwissEphemerisSource(searchPath: environment).sky(at: 2_451_545, bodies: [.chiron])[.chiron] != nil)
        #expect(getenv("SE_EPHE_PATH").map { String(cString: $0) } == systemFolder)
    }
}
