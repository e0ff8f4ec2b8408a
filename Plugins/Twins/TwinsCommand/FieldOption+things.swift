// SPDX-License-Identifier: Apache-2.0

import CommandKit

extension FieldOption {
    /// The thing that a command is about.
    static let thing = argument("thing", help: "The thing: its name or part of it, a key prefix, or the code on it.")

    /// The thing that a command removes, or from which it removes something.
    static let removedThing = argument(
        "thing", help: "The thing: its whole name, its key or at least 8 characters of it, or the code on it.")

    /// The thing of a command that is about all things without one.
    static let anyThing = argument(
        "thing", help: "The thing (default: all): its name or part of it, a key prefix, or the code on it.")

    /// The place that a command is about.
    static let placeArgument = argument(
        "place", help: "The place: its name, its path, a key prefix, or the code on its label.")
}
