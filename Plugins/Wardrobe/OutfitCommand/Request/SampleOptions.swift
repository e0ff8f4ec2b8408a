// SPDX-License-Identifier: Apache-2.0

public import ArgumentParser
import CommandKit
public import WardrobePlugin

/// The option that selects the sample wardrobe to use while the wardrobe is empty.
struct SampleOptions: ParsableArguments {
    @Option(
        name: .customLong("sample-of"),
        help: ArgumentHelp(
            "Sample wardrobe to use while yours is empty (default: menswear).",
            valueName: "whose"))
    var whose: SampleWardrobe?

    /// Adds the sample wardrobe to the input of a computation.
    func add(to fields: inout InputFields) {
        fields.set("sample", "--sample-of", text: whose?.rawValue)
    }
}

extension SampleWardrobe: ExpressibleByArgument {}
