// swift-tools-version: 6.3
// SPDX-License-Identifier: AGPL-3.0-or-later

import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// A separate package, so that packages that depend on Almanac don't resolve the dependencies of its benchmarks.
let package = Package(
    name: "almanac-benchmarks",
    dependencies: [
        .package(name: "almanac", path: "..")
    ],
    targets: [
        .target(name: "Measuring", swiftSettings: settings),
        .executableTarget(
            name: "challenge-benchmark",
            dependencies: [
                "Measuring", .product(name: "ComputationKit", package: "almanac"),
                .product(name: "ChallengesPlugin", package: "almanac"),
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "challenge-yardstick",
            dependencies: [
                .product(name: "ComputationKit", package: "almanac"),
                .product(name: "ChallengesPlugin", package: "almanac"),
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "chart-benchmark",
            dependencies: [
                "Measuring", .product(name: "ComputationKit", package: "almanac"),
                .product(name: "AstrologyPlugin", package: "almanac"),
                .product(name: "SwissEphemeris", package: "almanac"),
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "cravings-benchmark",
            dependencies: [
                "Measuring", .product(name: "AlmanacStore", package: "almanac"),
                .product(name: "ComputationKit", package: "almanac"),
                .product(name: "CravingsPlugin", package: "almanac"),
                .product(name: "CravingsStore", package: "almanac"),
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "store-benchmark",
            dependencies: [
                "Measuring", .product(name: "AlmanacStore", package: "almanac"),
                .product(name: "ComputationKit", package: "almanac"),
                .product(name: "WardrobePlugin", package: "almanac"),
                .product(name: "WardrobeStore", package: "almanac"),
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "outfit-benchmark",
            dependencies: [
                "Measuring", .product(name: "ComputationKit", package: "almanac"),
                .product(name: "WardrobePlugin", package: "almanac"),
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "twins-benchmark",
            dependencies: [
                "Measuring", .product(name: "AlmanacStore", package: "almanac"),
                .product(name: "ComputationKit", package: "almanac"),
                .product(name: "TwinsPlugin", package: "almanac"),
                .product(name: "TwinsStore", package: "almanac"),
            ],
            swiftSettings: settings),
    ]
)
