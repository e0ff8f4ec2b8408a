// swift-tools-version: 6.3
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// A package as its author would write it, except that a test can set the folder of Almanac. Its three programs are also
// targets of Almanac's own package, with the same names.
let almanac = Context.environment["ALMANAC_CHECKOUT"] ?? ".."

let package = Package(
    name: "examples",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "almanac", path: almanac)],
    targets: [
        .executableTarget(
            name: "example-chart",
            dependencies: [
                .product(name: "AstrologyPlugin", package: "almanac"),
                .product(name: "SwissEphemeris", package: "almanac"),
            ],
            path: "Chart"),
        .executableTarget(
            name: "example-outfit",
            dependencies: [
                .product(name: "ComputationKit", package: "almanac"),
                .product(name: "WardrobePlugin", package: "almanac"),
            ],
            path: "Outfit"),
        .executableTarget(
            name: "example-plugin",
            dependencies: [
                .product(name: "ComputationKit", package: "almanac"),
                .product(name: "ComputationTesting", package: "almanac"),
                .product(name: "WardrobePlugin", package: "almanac"),
            ],
            path: "OwnPlugin"),
    ]
)
