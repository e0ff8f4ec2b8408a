// SPDX-License-Identifier: Apache-2.0

import ComputationKit

/// The computations of the reading plugin.
enum Reading {
    /// Computes the day on which a book is finished.
    static let finishDay = ComputationKey<ReadingPlan, FinishDay>("reading.finish-day")
}

/// Plans the reading of books.
struct ReadingPlugin: Plugin {
    let manifest = PluginManifest(
        name: "reading", title: "Reading", summary: "Plans the reading of books.", version: "1.0.0",
        license: "Apache-2.0")

    var computations: [AnyComputation] {
        ComputeFinishDay()
    }
}
