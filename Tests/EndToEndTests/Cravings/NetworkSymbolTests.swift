// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

/// The compiled code of the diary refers to nothing that uses the network.
///
/// The program that has this code also has that of the other plugins, which can download; so its list of dynamic symbols
/// says nothing about the diary.
@Suite("cravings: symbols of the network")
struct NetworkSymbolTests {
    /// Functions of POSIX that make or use a connection, or find an address.
    private static let functions: Set<String> = [
        "socket", "socketpair", "connect", "bind", "listen", "accept", "accept4", "send", "sendto", "sendmsg",
        "sendmmsg",
        "recv", "recvfrom", "recvmsg", "recvmmsg", "getaddrinfo", "gethostbyname", "gethostbyname2", "gethostbyname_r",
        "getnameinfo", "res_query", "res_search",
    ]
    /// Functions that load a library, which is how `almanac` uses libcurl.
    private static let loaders: Set<String> = ["dlopen", "dlmopen", "dlsym"]

    /// The symbols that a module's object files take from elsewhere.
    private static func undefined(in module: String) async throws -> [String] {
        let folder = "\(BuiltProgram.folder)/\(module).build"
        let objects = filesIn(folder).filter { $0.hasSuffix(".o") }
        try #require(!objects.isEmpty, "no object files of \(module)")
        let listed = try await run("/usr/bin/nm", ["-u"] + objects.map { "\(folder)/\($0)" })
        // A line of a symbol ends with its name; Mach-O begins it with an underscore.
        return listed.succeeded().split(separator: "\n").compactMap { line in
            guard !line.hasSuffix(":"), let name = line.split(separator: " ").last else { return nil }
            return String(
                name.hasPrefix("_") && !name.hasPrefix("_$") && !name.hasPrefix("__") ? name.dropFirst() : name)
        }
    }

    private static func isOfNetwork(_ symbol: String) -> Bool {
        functions.contains(symbol) || loaders.contains(symbol) || symbol.contains("curl_")
            || symbol.contains("URLSession")
            || symbol.contains("NIO") || symbol.contains("HTTPFetch")
    }

    /// The targets of the plugin, and those of this package that they import.
    @Test(arguments: [
        "CravingsPlugin", "CravingsStore", "CravingsCommand", "CravingsProgram", "CCravingsData", "AlmanacStore",
        "CivilTime", "CommandKit", "ComputationKit", "Presentation", "StoreCommand", "Tables",
    ])
    func `no target of the diary refers to one`(_ module: String) async throws {
        let symbols = try await Self.undefined(in: module)
        #expect(symbols.filter(Self.isOfNetwork) == [])
        #expect(module == "CCravingsData" || symbols.count > 20)
    }

    /// The same search finds the client of other plugins.
    @Test(arguments: [("HTTPFetch", "curl_"), ("CCurl", "dlopen")])
    func `the search finds a client`(_ module: String, _ name: String) async throws {
        let symbols = try await Self.undefined(in: module).filter(Self.isOfNetwork)
        #expect(symbols.contains { $0.contains(name) })
    }
}
