// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import TwinsPlugin

extension StoredTwinsPlugin {
    /// The computations that change lots of food.
    @ComputationBuilder
    static func foodComputations(_ records: LazyTwinRecords) -> [AnyComputation] {
        records.writing(
            Twins.consume, "Uses food, soonest due first.",
            discussion: """
                Opened lots come first, then those that are due earliest, then those that were bought earliest. A lot \
                that is used up is removed.
                """,
            examples: [
                Example("One pack", ["twin": "Oat milk"]),
                Example("Half a pack", ["twin": "Oat milk", "quantity": 0.5]),
            ], effects: [.clock, .destructive]
        ) { records, input, _ in
            try records.write { try $0.food.consume(input) }
        }

        records.writing(
            Twins.open, "Records that food was opened, which can shorten its shelf life.",
            discussion: """
                The food is due at the earlier of the printed date and the shelf life after opening. With a quantity, \
                only that part of the lot is open.
                """,
            examples: [
                Example("One of several packs", ["twin": "Oat milk", "quantity": 1, "day": "2026-11-20"]),
                Example("The next lot", ["twin": "Oat milk"]),
            ], effects: .clock,
            checking: { try PastDay($0.day, in: $1).day }
        ) { records, input, day in
            try records.write { try $0.food.open(input, on: day) }
        }

        records.writing(
            Twins.freeze, "Records that food was frozen or thawed, which changes its shelf life.",
            discussion: "Thawed food can't be refrozen.",
            examples: [
                Example("Frozen today", ["twin": "Bread"]), Example("Thawed today", ["twin": "Soup", "thaw": true]),
            ], effects: .clock,
            checking: { try PastDay($0.day, in: $1).day }
        ) { records, input, day in
            try records.write { try $0.food.freeze(input, on: day) }
        }
    }
}
