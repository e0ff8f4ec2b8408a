// SPDX-License-Identifier: Apache-2.0

public import ArgumentParser
import CommandKit
public import WardrobePlugin

/// The option that says whose sample wardrobe stands in for an empty one.
struct SampleOptions: ParsableArguments {
    @Option(
        name: .customLong("sample-of"),
        help: ArgumentHelp(
            "Whose sample wardrobe to use while yours is empty; menswear unless given.",
            valueName: "whose"))
    var whose: SampleWardrobe?

    /// States the sample wardrobe in the input of a computation.
    func add(to fields: inout InputFields) {
        fields.set("sample", "--sample-of", text: whose?.rawValue)
    }
}

extension SampleWardrobe: ExpressibleByArgument {}
