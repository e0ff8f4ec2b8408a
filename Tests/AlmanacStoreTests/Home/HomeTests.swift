// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import GRDB
import Glibc
import StoreTesting
import Testing

@Suite struct HomeTests {
    @Test(arguments: [
        (["ALMANAC_HOME": "/a", "XDG_DATA_HOME": "/x", "HOME": "/h"], "/a"),
        (["ALMANAC_HOME": "/a/", "HOME": "/h"], "/a"),
        (["ALMANAC_HOME": "", "XDG_DATA_HOME": "/x", "HOME": "/h"], "/x/almanac"),
        // The XDG specification: a relative path is invalid and is ignored.
        (["XDG_DATA_HOME": "x", "HOME": "/h"], "/h/.local/share/almanac"),
        (["HOME": "/h"], "/h/.local/share/almanac"),
    ])
    func `the environment determines the home`(environment: [String: String], expected: String) throws {
        #expect(try Home.standard { environment[$0] }.path == expected)
    }

    @Test func `an environment without a home is an error that names ALMANAC_HOME`() {
        let error = #expect(throws: StoreError.self) { try Home.standard { _ in nil } }
        #expect(error?.code == .homeUnusable)
        #expect(error?.message.contains("ALMANAC_HOME") == true)
    }

    @Test func `a home is created with its parents, for its owner only`() throws {
        let test = try TestHome()
        let old = umask(0)
        defer { umask(old) }
        let home = Home(path: "\(test.path)/a/b")
        let store = try Closet.open(home)
        try store.write { db in
            _ = try store.attach([1], mediaType: "image/png", in: db)
            try db.execute(sql: "INSERT INTO item (id, name) VALUES ('1', 'Coat')")
        }
        try Closet.fill(store)
        for path in [home.path, "\(home.path)/closet", "\(home.path)/closet/attachments"] {
            #expect(mode(path) == 0o700, "\(path)")
        }
        let files = allFiles(home.path)
        #expect(files.count >= 6, "\(files)")
        for file in files { #expect(mode(file) == 0o600, "\(file)") }
    }

    @Test func `an empty folder gets permissions for its owner only`() throws {
        let test = try TestHome()
        chmod(test.path, 0o755)
        try test.home.prepare()
        #expect(mode(test.path) == 0o700)
    }

    @Test func `a folder with other files keeps its permissions`() throws {
        let test = try TestHome()
        try writeFile([1], "\(test.path)/mine")
        chmod(test.path, 0o755)
        try Closet.open(test.home).close()
        #expect(mode(test.path) == 0o755)
        #expect(mode("\(test.path)/closet") == 0o700)
    }

    @Test func `a folder that others can write to is rejected`() throws {
        let test = try TestHome()
        try writeFile([1], "\(test.path)/mine")
        chmod(test.path, 0o777)
        let error = #expect(throws: StoreError.self) { try test.home.prepare() }
        #expect(error?.code == .homeUnusable)
        #expect(error?.message.contains("chmod 700") == true)
    }

    @Test func `opening a store limits the plugin's folder to its owner`() throws {
        let test = try TestHome()
        try Closet.open(test.home).close()
        chmod("\(test.path)/closet", 0o755)
        try Closet.open(test.home).close()
        #expect(mode("\(test.path)/closet") == 0o700)
    }

    @Test func `a plugin's folder that leads to someone's files is refused, and stays as it is`() throws {
        let test = try TestHome()
        let (home, other) = ("\(test.path)/home", "\(test.path)/other")
        for folder in [home, other] { try #require(mkdir(folder, 0o700) == 0) }
        try writeFile([1], "\(other)/mine")
        try #require(chmod(other, 0o755) == 0 && symlink(other, "\(home)/closet") == 0)
        let error = #expect(throws: StoreError.self) { try Closet.open(Home(path: home)) }
        #expect(error?.code == .homeUnusable)
        #expect(mode(other) == 0o755 && entries(other) == ["mine"])
    }

    @Test func `a file instead of a home is rejected`() throws {
        let test = try TestHome()
        try writeFile([1], "\(test.path)/file")
        let error = #expect(throws: StoreError.self) { try Home(path: "\(test.path)/file").prepare() }
        #expect(error?.message.contains("isn't a folder") == true)
    }
}
