// SPDX-License-Identifier: Apache-2.0

public import ArgumentParser
public import WardrobePlugin

/// The option that says whose sample wardrobe stands in for an empty one.
struct SampleOptions: ParsableArguments {
    @Option(
        name: .customLong("sample-of"),
        help: ArgumentHelp("Whose sample wardrobe to use while yours is empty.", valueName: "whose"))
    var whose: SampleWardrobe = .menswear
}

extension SampleWardrobe: ExpressibleByArgument {}
