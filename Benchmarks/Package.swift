// swift-tools-version: 6.3
// SPDX-License-Identifier: AGPL-3.0-or-later

import PackageDescription

/// A package of its own, so that who depends on Almanac never resolves what measuring needs.
let package = Package(
    name: "almanac-benchmarks",
    dependencies: [
        .package(name: "almanac", path: "..")
    ],
    targets: [
        .executableTarget(
            name: "chart-benchmark",
            dependencies: [
                .product(name: "ComputationKit", package: "almanac"),
                .product(name: "AstrologyPlugin", package: "almanac"),
            ],
            swiftSettings: [
                .swiftLanguageMode(.v6),
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
            ]),
        .executableTarget(
            name: "closet-benchmark",
            dependencies: [
                .product(name: "AlmanacStore", package: "almanac"),
                .product(name: "ComputationKit", package: "almanac"),
                .product(name: "WardrobePlugin", package: "almanac"),
                .product(name: "WardrobeStore", package: "almanac"),
            ],
            swiftSettings: [
                .swiftLanguageMode(.v6),
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
            ]),
        .executableTarget(
            name: "outfit-benchmark",
            dependencies: [
                .product(name: "ComputationKit", package: "almanac"),
                .product(name: "WardrobePlugin", package: "almanac"),
            ],
            swiftSettings: [
                .swiftLanguageMode(.v6),
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
            ]),
    ]
)
