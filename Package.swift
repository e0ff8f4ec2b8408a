// swift-tools-version: 6.3
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

/// What every target of ours is built with.
let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "almanac",
    products: [
        .library(name: "ComputationKit", targets: ["ComputationKit"]),
        .library(name: "ComputationTesting", targets: ["ComputationTesting"]),
    ],
    targets: [
        .target(name: "ComputationKit", swiftSettings: strict),
        .target(name: "ComputationTesting", dependencies: ["ComputationKit"], swiftSettings: strict),
        .testTarget(
            name: "ComputationKitTests", dependencies: ["ComputationKit", "ComputationTesting"], swiftSettings: strict),
        .testTarget(
            name: "ComputationTestingTests", dependencies: ["ComputationKit", "ComputationTesting"],
            swiftSettings: strict),
    ]
)
