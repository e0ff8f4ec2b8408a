// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import TwinsPlugin

/// The options for the attributes of a kind of things, for `add` and `edit`.
protocol KindOptions: ParsableArguments {
    /// The kind.
    static var kind: TwinKind { get }

    /// Adds the attributes to the input of a computation, under `details`.
    func add(to fields: inout InputFields) throws
}
