// swift-tools-version: 6.3
// SPDX-License-Identifier: Apache-2.0

import CompilerPluginSupport
import PackageDescription

/// Settings of every Swift target.
///
/// Continuous integration sets `ALMANAC_STRICT`.
let strict: [SwiftSetting] =
    [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ] + (Context.environment["ALMANAC_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)])

/// Settings of targets whose tests compute: optimized even in debug builds when `ALMANAC_TESTING` is set (`make test`).
///
/// Files are compiled separately, so that a change of one takes seconds.
let fast =
    strict
    + (Context.environment["ALMANAC_TESTING"] == nil ? [] : [.unsafeFlags(["-O", "-assert-config", "Debug"])])

/// The test targets to build, comma-separated, from `ALMANAC_TESTS`; `nil` for all.
let selectedTests = Context.environment["ALMANAC_TESTS"].map { Set($0.split(separator: ",").map(String.init)) }

/// The traits that need a dependency: each includes the products of the ones after it.
let programs: Set = ["Astrology", "Programs"]
let stores = programs.union(["Stores"])
let macros = stores.union(["Macros"])

let arguments: Target.Dependency = .product(
    name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: programs))
let grdb: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift", condition: .when(traits: stores))
let sqlite: Target.Dependency = .product(name: "GRDBSQLite", package: "GRDB.swift", condition: .when(traits: stores))
let crypto: [Target.Dependency] = ["Crypto", "CryptoExtras"].map {
    .product(name: $0, package: "swift-crypto", condition: .when(traits: stores))
}
func syntax(_ product: String) -> Target.Dependency {
    .product(name: product, package: "swift-syntax", condition: .when(traits: macros))
}

let package = Package(
    name: "almanac",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "ComputationKit", targets: ["ComputationKit"]),
        .library(name: "ComputationMacros", targets: ["ComputationMacros"]),
        .library(name: "CivilTime", targets: ["CivilTime"]),
        .library(name: "ComputationTesting", targets: ["ComputationTesting"]),
        .library(name: "Presentation", targets: ["Presentation"]),
        .library(name: "CommandKit", targets: ["CommandKit"]),
        .library(name: "AlmanacCommand", targets: ["AlmanacCommand"]),
        .library(name: "AlmanacStore", targets: ["AlmanacStore"]),
        .library(name: "StoreCommand", targets: ["StoreCommand"]),
        .library(name: "VipsPictures", targets: ["VipsPictures"]),
        .library(name: "RsvgDrawings", targets: ["RsvgDrawings"]),
        .library(name: "AstrologyPlugin", targets: ["AstrologyPlugin"]),
        .library(name: "AstrologyStore", targets: ["AstrologyStore"]),
        .library(name: "SwissEphemeris", targets: ["SwissEphemeris"]),
        .library(name: "Calendars", targets: ["Calendars"]),
        .library(name: "Currencies", targets: ["Currencies"]),
        .library(name: "Tables", targets: ["Tables"]),
        .library(name: "WardrobePlugin", targets: ["WardrobePlugin"]),
        .library(name: "WardrobeForecast", targets: ["WardrobeForecast"]),
        .library(name: "WardrobeStore", targets: ["WardrobeStore"]),
        .library(name: "ChallengesPlugin", targets: ["ChallengesPlugin"]),
        .library(name: "ChallengesDownload", targets: ["ChallengesDownload"]),
        .library(name: "ChallengesStore", targets: ["ChallengesStore"]),
        .library(name: "CravingsPlugin", targets: ["CravingsPlugin"]),
        .library(name: "CravingsStore", targets: ["CravingsStore"]),
        .library(name: "TwinsPlugin", targets: ["TwinsPlugin"]),
        .library(name: "TwinsStore", targets: ["TwinsStore"]),
        .executable(name: "almanac", targets: ["almanac"]),
        .executable(name: "astro", targets: ["astro"]),
    ],
    // Enable one at most: SwiftPM orders several randomly, which compiles everything again. Without any, no other package is
    // resolved.
    traits: [
        .trait(name: "Astrology", description: "All products. Links the Swiss Ephemeris, AGPL-3.0-or-later."),
        .trait(name: "Programs", description: "All products; AlmanacBundle and almanac have no astrology."),
        .trait(name: "Stores", description: "Plugins and records, without commands."),
        .trait(name: "Macros", description: "Plugins and the macro Schema, without records and commands."),
        .default(enabledTraits: ["Astrology"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    ],
    targets: [
        // Instants, days, clock times, ISO 8601 and the tz database; depends on nothing.
        .target(name: "CivilTime", swiftSettings: fast),

        // The engine: the standard library, FoundationEssentials and CivilTime, nothing else.
        .target(name: "ComputationKit", dependencies: ["CivilTime"], swiftSettings: fast),
        // `@Schema`: schemas from declarations and their doc comments. The kit works without it.
        .macro(
            name: "ComputationMacroPlugin",
            dependencies: [
                syntax("SwiftCompilerPlugin"), syntax("SwiftDiagnostics"), syntax("SwiftSyntax"),
                syntax("SwiftSyntaxBuilder"), syntax("SwiftSyntaxMacros"),
            ], swiftSettings: strict),
        .target(
            name: "ComputationMacros", dependencies: ["ComputationKit", "ComputationMacroPlugin"],
            swiftSettings: strict),
        // The conformance kit, for plugins and their presenters.
        .target(
            name: "ComputationTesting", dependencies: ["ComputationKit", "Presentation"], swiftSettings: strict),

        // What presenters are built from: text, tables, Markdown, HTML, SVG.
        .target(name: "Presentation", dependencies: ["ComputationKit"], swiftSettings: strict),

        // The command-line face: options, the terminal, exit codes, progress.
        .target(
            name: "CommandKit", dependencies: ["CivilTime", "ComputationKit", "Presentation", arguments],
            swiftSettings: strict),

        // Records on disk: one SQLite file a plugin.
        .target(name: "CAlmanacStore", exclude: ["data", "scripts", "LICENSES.md"]),
        .target(
            name: "AlmanacStore",
            dependencies: ["CAlmanacStore", "CivilTime", "ComputationKit", grdb, sqlite] + crypto,
            swiftSettings: strict),

        // Scaling of photos by libvips, which is loaded at run time if it is installed (LGPL-2.1-or-later).
        .target(name: "CVips", linkerSettings: [.linkedLibrary("dl")]),
        .target(name: "VipsPictures", dependencies: ["AlmanacStore", "CVips"], swiftSettings: strict),

        // Conversion of drawings by librsvg, which is loaded at run time if it is installed (LGPL-2.1-or-later).
        .target(name: "CRsvg", linkerSettings: [.linkedLibrary("dl")]),
        .target(
            name: "RsvgDrawings", dependencies: ["CRsvg", "ComputationKit", "Presentation"], swiftSettings: strict),

        // Commands for what concerns all stores alike; apart from AlmanacCommand, which needs no SQLite.
        .target(
            name: "StoreCommand",
            dependencies: ["AlmanacStore", "ComputationKit", "CommandKit", "Presentation", arguments],
            swiftSettings: strict),

        // The system's zlib, for records that would be large.
        .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
        // Bounded GET requests by libcurl, which is loaded at run time if it is installed.
        .target(name: "CCurl", linkerSettings: [.linkedLibrary("dl")]),
        .target(name: "HTTPFetch", dependencies: ["CCurl", "ComputationKit"], swiftSettings: strict),

        // iCalendar, recurrence and public holidays; tables in CSV and JSON.
        .target(name: "CCalendarsData", exclude: ["data", "scripts", "LICENSES.md"]),
        .target(
            name: "Calendars", dependencies: ["CCalendarsData", "CivilTime", "ComputationKit"],
            exclude: ["scripts", "LICENSES.md"], swiftSettings: strict),
        .target(name: "Tables", dependencies: ["ComputationKit"], swiftSettings: strict),
        // Money and the currencies of ISO 4217.
        .target(
            name: "Currencies", dependencies: ["ComputationKit"], exclude: ["scripts"], swiftSettings: strict),

        // Wardrobe: warmth, weather, color and the exact search.
        .target(
            name: "CWardrobeData", path: "Plugins/Wardrobe/CWardrobeData", exclude: ["data", "scripts", "LICENSES.md"]),
        .target(
            name: "WardrobePlugin",
            dependencies: [
                "CWardrobeData", "Calendars", "CivilTime", "ComputationKit", "ComputationMacros", "Currencies",
                "Presentation", "Tables",
            ],
            path: "Plugins/Wardrobe/WardrobePlugin", swiftSettings: fast),
        .target(
            name: "WardrobeStore",
            dependencies: [
                "Calendars", "WardrobePlugin", "AlmanacStore", "ComputationKit", "Currencies", "Tables", grdb,
            ],
            path: "Plugins/Wardrobe/WardrobeStore", swiftSettings: strict),

        // Weather forecasts from a service (optional).
        .target(
            name: "WardrobeForecast",
            dependencies: ["ComputationKit", "HTTPFetch", "WardrobePlugin"], path: "Plugins/Wardrobe/WardrobeForecast",
            swiftSettings: strict),

        .target(
            name: "OutfitCommand", dependencies: ["CommandKit", "ComputationKit", "WardrobePlugin", arguments],
            path: "Plugins/Wardrobe/OutfitCommand", swiftSettings: strict),
        .target(
            name: "OutfitProgram",
            dependencies: [
                "AlmanacStore", "CommandKit", "ComputationKit", "OutfitCommand", "VipsPictures", "WardrobeForecast",
                "WardrobeStore",
            ],
            path: "Plugins/Wardrobe/OutfitProgram", swiftSettings: strict),

        // Challenges.
        .target(
            name: "CChallengesData", path: "Plugins/Challenges/CChallengesData",
            exclude: ["data", "scripts", "LICENSES.md"]),
        .target(
            name: "ChallengesPlugin",
            dependencies: [
                "CChallengesData", "Calendars", "CivilTime", "ComputationKit", "ComputationMacros", "Presentation",
                "Tables",
            ],
            path: "Plugins/Challenges/ChallengesPlugin", swiftSettings: fast),
        .target(
            name: "ChallengesStore",
            dependencies: [
                "CChallengesData", "Calendars", "ChallengesPlugin", "AlmanacStore", "CivilTime", "ComputationKit",
                "Tables", grdb,
            ] + crypto,
            path: "Plugins/Challenges/ChallengesStore", swiftSettings: strict),
        // Packs of challenges from the web (optional).
        .target(
            name: "ChallengesDownload", dependencies: ["ChallengesPlugin", "ComputationKit", "HTTPFetch"],
            path: "Plugins/Challenges/ChallengesDownload", swiftSettings: strict),
        .target(
            name: "ChallengeCommand",
            dependencies: [
                "Calendars", "ChallengesPlugin", "CivilTime", "CommandKit", "ComputationKit", arguments,
            ],
            path: "Plugins/Challenges/ChallengeCommand", swiftSettings: strict),
        .target(
            name: "ChallengeProgram",
            dependencies: [
                "AlmanacStore", "ChallengeCommand", "ChallengesDownload", "ChallengesPlugin", "ChallengesStore",
                "CommandKit", "ComputationKit", "VipsPictures",
            ],
            path: "Plugins/Challenges/ChallengeProgram", swiftSettings: strict),

        // Cravings: a private diary. No target here may use the network.
        .target(
            name: "CCravingsData", path: "Plugins/Cravings/CCravingsData",
            exclude: ["data", "scripts", "LICENSES.md"]),
        .target(
            name: "CravingsPlugin",
            dependencies: [
                "CCravingsData", "CivilTime", "ComputationKit", "ComputationMacros", "Presentation", "Tables",
            ],
            path: "Plugins/Cravings/CravingsPlugin", swiftSettings: fast),
        .target(
            name: "CravingsStore",
            dependencies: ["AlmanacStore", "CivilTime", "ComputationKit", "CravingsPlugin", "Tables", grdb],
            path: "Plugins/Cravings/CravingsStore", swiftSettings: strict),
        .target(
            name: "CravingsCommand",
            dependencies: ["CivilTime", "CommandKit", "ComputationKit", "CravingsPlugin", "Presentation", arguments],
            path: "Plugins/Cravings/CravingsCommand", swiftSettings: strict),
        .target(
            name: "CravingsProgram",
            dependencies: [
                "AlmanacStore", "CommandKit", "ComputationKit", "CravingsCommand", "CravingsStore", "StoreCommand",
            ],
            path: "Plugins/Cravings/CravingsProgram", swiftSettings: strict),

        // Twins: what a household owns.
        .target(
            name: "CTwinsData", path: "Plugins/Twins/CTwinsData", exclude: ["data", "scripts", "LICENSES.md"]),
        .target(
            name: "TwinsPlugin",
            dependencies: [
                "CTwinsData", "Calendars", "CivilTime", "ComputationKit", "ComputationMacros", "Currencies",
                "Presentation", "Tables",
            ],
            path: "Plugins/Twins/TwinsPlugin", swiftSettings: strict),
        // QR codes by libqrencode (LGPL-2.1-or-later).
        .target(
            name: "CQREncode", path: "Plugins/Twins/CQREncode",
            linkerSettings: [.linkedLibrary("dl")]),
        .target(
            name: "TwinsLabels", dependencies: ["CQREncode", "ComputationKit", "TwinsPlugin"],
            path: "Plugins/Twins/TwinsLabels", swiftSettings: strict),
        .target(
            name: "TwinsStore",
            dependencies: [
                "AlmanacStore", "Calendars", "CivilTime", "ComputationKit", "Currencies", "Tables", "TwinsPlugin", grdb,
                sqlite,
            ],
            path: "Plugins/Twins/TwinsStore", swiftSettings: strict),
        .target(
            name: "TwinsCommand",
            dependencies: [
                "CivilTime", "CommandKit", "ComputationKit", "Currencies", "Presentation", "Tables", "TwinsPlugin",
                arguments,
            ],
            path: "Plugins/Twins/TwinsCommand", swiftSettings: strict),
        .target(
            name: "TwinsProgram",
            dependencies: [
                "CommandKit", "ComputationKit", "TwinsCommand", "TwinsLabels", "TwinsPlugin", "TwinsStore",
                "VipsPictures",
            ],
            path: "Plugins/Twins/TwinsProgram", swiftSettings: strict),

        // Astrology: charts over any source of positions.
        .target(
            name: "CAstrologyData", path: "Plugins/Astrology/CAstrologyData",
            exclude: ["data", "scripts", "LICENSES.md"]),
        .target(
            name: "AstrologyPlugin",
            dependencies: [
                "CivilTime", "ComputationKit", "ComputationMacros", "CAstrologyData", "Currencies", "Presentation",
                "Tables",
            ],
            path: "Plugins/Astrology/AstrologyPlugin", swiftSettings: fast),

        // The Swiss Ephemeris as such a source: the only target that links AGPL code.
        .target(
            name: "CSwissEphemeris", path: "Plugins/Astrology/CSwissEphemeris",
            linkerSettings: [
                // Debian's package has the shared library as well; the static one goes into the program.
                .linkedLibrary(":libswe.a", .when(platforms: [.linux])),
                .linkedLibrary("swe", .when(platforms: [.macOS, .iOS])), .linkedLibrary("m"),
            ]),
        .target(
            name: "SwissEphemeris", dependencies: ["AstrologyPlugin", "CSwissEphemeris", "CivilTime"],
            path: "Plugins/Astrology/SwissEphemeris", swiftSettings: fast),
        .target(
            name: "AstrologyStore",
            dependencies: [
                "AlmanacStore", "AstrologyPlugin", "ComputationKit", "CZlib", "Currencies", "Presentation", grdb,
            ],
            path: "Plugins/Astrology/AstrologyStore", swiftSettings: strict),
        .target(
            name: "AstroCommand",
            dependencies: [
                "AstrologyPlugin", "ComputationKit", "CommandKit", "Presentation", arguments,
            ],
            path: "Plugins/Astrology/AstroCommand", swiftSettings: strict),
        .target(
            name: "AstroProgram",
            dependencies: [
                "AstroCommand", "AstrologyPlugin", "AstrologyStore", "CommandKit", "ComputationKit", "RsvgDrawings",
                "SwissEphemeris",
            ],
            path: "Plugins/Astrology/AstroProgram", swiftSettings: strict),
        .executableTarget(name: "astro", dependencies: ["AstroProgram"], swiftSettings: strict),

        // All plugins together.
        .target(
            name: "AlmanacBundle",
            dependencies: [
                "AlmanacStore", "ChallengesDownload", "ChallengesPlugin", "ChallengesStore", "ComputationKit",
                "CravingsStore", "TwinsLabels", "TwinsStore", "VipsPictures", "WardrobeForecast", "WardrobePlugin",
                "WardrobeStore",
                .target(name: "AstrologyPlugin", condition: .when(traits: ["Astrology"])),
                .target(name: "AstrologyStore", condition: .when(traits: ["Astrology"])),
                .target(name: "RsvgDrawings", condition: .when(traits: ["Astrology"])),
                .target(name: "SwissEphemeris", condition: .when(traits: ["Astrology"])),
            ],
            swiftSettings: strict),
        .target(
            name: "AlmanacCommand", dependencies: ["ComputationKit", "CommandKit", "Presentation", arguments],
            swiftSettings: strict),
        // Contains the programs of all plugins, and acts by the name of its call.
        .executableTarget(
            name: "almanac",
            dependencies: [
                "AlmanacBundle", "AlmanacCommand", "AlmanacStore", "ChallengeProgram", "ComputationKit",
                "CravingsProgram", "OutfitProgram", "StoreCommand", "TwinsProgram", arguments,
                .target(name: "AstroProgram", condition: .when(traits: ["Astrology"])),
            ],
            swiftSettings: strict),

        // The trait of slow tests, which `make test-fast` leaves out.
        .target(name: "TestTiers", path: "Tests/TestTiers", swiftSettings: strict),
        // Reads the tables of expected values that tests keep beside them.
        .target(name: "ExpectedTables", path: "Tests/ExpectedTables", swiftSettings: strict),
        // A local HTTP server for tests.
        .target(name: "LoopbackHTTP", path: "Tests/LoopbackHTTP", swiftSettings: strict),
        // Homes, clocks and refusals for the tests of stores.
        .target(
            name: "StoreTesting", dependencies: ["AlmanacStore", "ComputationKit", grdb], path: "Tests/StoreTesting",
            swiftSettings: strict),
        .testTarget(
            name: "ComputationKitTests", dependencies: ["ComputationKit", "ComputationTesting", "TestTiers"],
            swiftSettings: strict),
        // It doesn't depend on the macro's own target, because then every test would be built for the host as well.
        .testTarget(
            name: "ComputationMacrosTests",
            dependencies: ["ComputationKit", "ComputationMacros", "ComputationTesting"],
            swiftSettings: strict),
        .testTarget(
            name: "ComputationTestingTests", dependencies: ["ComputationKit", "ComputationTesting"],
            swiftSettings: strict),
        // Runs zdump and Python's zoneinfo beside the reader of the tz database.
        .testTarget(
            name: "CivilTimeTests", dependencies: ["CivilTime", "TestTiers"], exclude: ["zoneinfo-offsets.py"],
            swiftSettings: strict),
        .testTarget(
            name: "CommandKitTests", dependencies: ["CommandKit", "ComputationKit", "ComputationMacros", arguments],
            swiftSettings: strict),
        .testTarget(
            name: "CalendarsTests",
            dependencies: ["Calendars", "CivilTime", "ComputationKit", "ExpectedTables", "TestTiers"],
            exclude: ["Fixtures"], swiftSettings: strict),
        .testTarget(
            name: "HTTPFetchTests", dependencies: ["ComputationKit", "HTTPFetch", "LoopbackHTTP"],
            swiftSettings: strict),
        .testTarget(
            name: "TablesTests", dependencies: ["ComputationKit", "Tables"], exclude: ["Fixtures"],
            swiftSettings: strict),
        .testTarget(
            name: "VipsPicturesTests",
            dependencies: ["AlmanacStore", "ComputationKit", "StoreTesting", "VipsPictures"],
            exclude: ["Fixtures"], swiftSettings: strict),
        .testTarget(
            name: "RsvgDrawingsTests", dependencies: ["ComputationKit", "Presentation", "RsvgDrawings"],
            swiftSettings: strict),
        .testTarget(name: "PresentationTests", dependencies: ["Presentation"], swiftSettings: strict),
        .testTarget(
            name: "AstrologyPluginTests",
            dependencies: [
                "AstrologyPlugin", "CSwissEphemeris", "CivilTime", "ComputationKit", "ComputationTesting",
                "ExpectedTables", "SwissEphemeris", "TestTiers",
            ],
            exclude: ["Aspects", "Chart", "Ephemeris", "Lots", "Lunation", "Places", "Time", "Wheel"].map {
                "\($0)/Fixtures"
            },
            swiftSettings: strict),
        .testTarget(
            name: "WardrobePluginTests",
            dependencies: [
                "CWardrobeData", "Calendars", "WardrobePlugin", "CivilTime", "ComputationKit", "ComputationTesting",
                "Currencies", "ExpectedTables", "Tables", "TestTiers",
            ],
            exclude: [
                "Calendar/Fixtures", "Garments/Fixtures", "Judged/Fixtures", "Warmth/Fixtures", "Weather/Fixtures",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "AstrologyStoreTests",
            dependencies: [
                "AlmanacStore", "AstrologyPlugin", "AstrologyStore", "ComputationKit", "ComputationTesting",
                "Currencies",
                "StoreTesting", "SwissEphemeris", "Tables", "TestTiers", grdb,
            ],
            swiftSettings: strict),
        .testTarget(
            name: "ChallengesPluginTests",
            dependencies: [
                "Calendars", "ChallengesPlugin", "ComputationKit", "ComputationTesting", "Presentation", "TestTiers",
            ],
            exclude: ["Fixtures"],
            swiftSettings: strict),
        .testTarget(
            name: "ChallengesStoreTests",
            dependencies: [
                "Calendars", "ChallengesStore", "ChallengesPlugin", "AlmanacStore", "ComputationKit",
                "ComputationTesting", "StoreTesting", "TestTiers", grdb,
            ],
            exclude: ["Fixtures"], swiftSettings: strict),
        .testTarget(
            name: "CravingsPluginTests",
            dependencies: [
                "CivilTime", "ComputationKit", "ComputationTesting", "CravingsPlugin", "ExpectedTables", "TestTiers",
            ],
            exclude: ["Fixtures"], swiftSettings: strict),
        .testTarget(
            name: "CravingsStoreTests",
            dependencies: [
                "AlmanacStore", "CivilTime", "ComputationKit", "ComputationTesting", "CravingsPlugin", "CravingsStore",
                "StoreTesting", "Tables", "TestTiers", grdb,
            ],
            exclude: ["Fixtures"], swiftSettings: strict),
        .testTarget(
            name: "TwinsPluginTests",
            dependencies: [
                "CivilTime", "ComputationKit", "ComputationTesting", "Currencies", "ExpectedTables", "Tables",
                "TestTiers", "TwinsPlugin",
            ],
            exclude: ["Fixtures"], swiftSettings: strict),
        .testTarget(
            name: "TwinsStoreTests",
            dependencies: [
                "AlmanacStore", "CivilTime", "ComputationKit", "ComputationTesting", "Currencies", "StoreTesting",
                "TestTiers", "TwinsLabels", "TwinsPlugin", "TwinsStore", grdb, sqlite,
            ],
            exclude: ["Fixtures"], swiftSettings: strict),
        .testTarget(name: "CurrenciesTests", dependencies: ["ComputationKit", "Currencies"], swiftSettings: strict),
        .testTarget(
            name: "WardrobeForecastTests",
            dependencies: ["WardrobeForecast", "WardrobePlugin", "ComputationKit", "LoopbackHTTP"],
            swiftSettings: strict),
        .testTarget(
            name: "WardrobeStoreTests",
            dependencies: [
                "WardrobeStore", "WardrobePlugin", "AlmanacStore", "ComputationKit", "ComputationTesting", "Currencies",
                "StoreTesting", "TestTiers", grdb,
            ],
            swiftSettings: strict),
        .testTarget(
            name: "OutfitCommandTests",
            dependencies: ["CommandKit", "ComputationKit", "OutfitCommand", "WardrobePlugin", arguments],
            swiftSettings: strict),
        .testTarget(
            name: "AlmanacBundleTests",
            dependencies: [
                "AlmanacBundle", "AlmanacStore", "AstrologyPlugin", "AstrologyStore", "ChallengesPlugin",
                "ChallengesStore", "ComputationKit", "CravingsPlugin", "CravingsStore", "StoreTesting",
                "SwissEphemeris", "TwinsPlugin", "TwinsStore", "WardrobePlugin", "WardrobeStore", grdb, sqlite,
            ],
            swiftSettings: strict),
        // Documents for every schema, which an independent validator judges as well.
        .executableTarget(
            name: "schema-documents", dependencies: ["AlmanacBundle", "ComputationKit"], path: "Tests/SchemaAgreement",
            swiftSettings: strict),
        // Writes into a store until it is killed.
        .executableTarget(
            name: "store-writer", dependencies: ["AlmanacStore", grdb], path: "Tests/AlmanacStoreTests/StoreWriter",
            swiftSettings: strict),
        .testTarget(
            name: "AlmanacStoreTests",
            dependencies: [
                "AlmanacStore", "CAlmanacStore", "ComputationKit", "ComputationTesting", "ExpectedTables",
                "StoreTesting",
                "store-writer", "TestTiers", grdb,
            ] + crypto,
            exclude: ["Pictures/Fixtures", "StoreWriter"], swiftSettings: strict),
        // A test program that exposes the store commands.
        .executableTarget(
            name: "store-commands",
            dependencies: ["AlmanacCommand", "AlmanacStore", "ComputationKit", "StoreCommand", arguments],
            path: "Tests/StoreCommandTests/Program", swiftSettings: strict),
        .testTarget(
            name: "StoreCommandTests",
            dependencies: [
                "AlmanacStore", "ComputationKit", "StoreCommand", "StoreTesting", "store-commands", grdb,
            ],
            exclude: ["Program"], swiftSettings: strict),
        // Runs the built programs and the code blocks of README and guides.
        .testTarget(
            name: "EndToEndTests", dependencies: ["ComputationKit", "LoopbackHTTP", "CommandKit", "Presentation"],
            exclude: ["Snapshots"],
            swiftSettings: strict),
    ],
    cLanguageStandard: .gnu2x
)

// `make test` compiles the programs of Examples, which is a package of its own, in the same build.
if Context.environment["ALMANAC_TESTING"] != nil {
    let examples: [(name: String, folder: String, dependencies: [Target.Dependency])] = [
        ("example-chart", "Chart", ["AstrologyPlugin", "SwissEphemeris"]),
        ("example-outfit", "Outfit", ["ComputationKit", "WardrobePlugin"]),
        ("example-plugin", "OwnPlugin", ["ComputationKit", "ComputationTesting", "WardrobePlugin"]),
    ]
    package.targets += examples.map {
        .executableTarget(name: $0.name, dependencies: $0.dependencies, path: "Examples/\($0.folder)")
    }
}

if let selectedTests { package.targets.removeAll { $0.type == .test && !selectedTests.contains($0.name) } }
