// swift-tools-version: 6.3
// SPDX-License-Identifier: AGPL-3.0-or-later

import PackageDescription

// A package as its author would write it, except that a test may say where Almanac is. FirstChart is the program of the
// README, and Consumer the one of the guide "Cast a chart".
let almanac = Context.environment["ALMANAC_CHECKOUT"] ?? "../.."

let package = Package(
    name: "Consumer",
    dependencies: [.package(name: "almanac", path: almanac)],
    targets: [
        .executableTarget(
            name: "FirstChart",
            dependencies: [
                .product(name: "AstrologyPlugin", package: "almanac"),
                .product(name: "SwissEphemeris", package: "almanac"),
            ]),
        .executableTarget(
            name: "Consumer",
            dependencies: [
                .product(name: "AstrologyPlugin", package: "almanac"),
                .product(name: "ComputationKit", package: "almanac"),
                .product(name: "SwissEphemeris", package: "almanac"),
            ]),
    ]
)
