// swift-tools-version: 6.3
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// Without traits, no other package is resolved. This folder is a package of its own, because traits are a package's.
let package = Package(
    name: "kit",
    dependencies: [
        .package(name: "almanac", path: Context.environment["ALMANAC_CHECKOUT"] ?? "../..", traits: [])
    ],
    targets: [
        .executableTarget(
            name: "kit",
            dependencies: ["ComputationKit", "ComputationTesting", "Presentation"].map {
                .product(name: $0, package: "almanac")
            })
    ])
