// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import TwinsPlugin

extension StoredTwinsPlugin {
    /// The computations that report on all records.
    @ComputationBuilder
    static func reportComputations(_ records: LazyTwinRecords) -> [AnyComputation] {
        records.reading(
            Twins.myFreshness, "Lists your food by freshness, in the order to use it.",
            discussion: "Returns twins.freshness for your food.",
            examples: [Example("All food", [:]), Example("In the kitchen", ["location": "Kitchen"])], effects: .clock
        ) { records, input, context in
            let day = try input.day?.day(in: context) ?? context.today()
            let (food, _, recalls) = try records.read {
                try $0.twins.reported(in: input.location, kind: .food)
            }
            return ComputeFreshness.reading(of: food, OpenRecalls(recalls), today: day)
        }

        records.reading(
            Twins.myDepreciation, "Computes the depreciated value of your items.",
            discussion: "Returns twins.depreciation for each item with a plan. The values that you state don't change.",
            examples: [Example("All items", [:]), Example("A drill", ["twin": "Cordless drill"])], effects: .clock
        ) { records, input, context in
            let day = try input.day?.day(in: context) ?? context.today()
            let twins = try records.read { transaction in
                let repository = transaction.twins
                return try input.twin.map { [try repository.twin(named: $0)] } ?? repository.all()
            }
            return try DepreciationList(of: twins, day: day)
        }

        records.reading(
            Twins.myValueSummary,
            "Totals the value of your things by room, kind, and currency, and lists them for an insurer.",
            discussion: "Returns twins.value-summary for your things.",
            examples: [Example("All things", [:]), Example("Only sums", ["listsItems": false])], effects: .clock
        ) { records, input, context in
            let day = try input.day?.day(in: context) ?? context.today()
            let (twins, locations, recalls) = try records.read { try $0.twins.reported(in: input.location) }
            let photos = try input.withPhotos ? records.store.attachments(of: twins, photosOnly: true) : [:]
            return SummarizeValue.reading(
                of: ValueSummaryInput(
                    twins: twins, locations: locations, recalls: recalls, listsItems: input.listsItems, photos: photos),
                day: day)
        }

        records.reading(
            Twins.myDue,
            "Lists what is due in the coming days: your food, loans, plants, maintenance, warranties, and recalls.",
            discussion: "Returns twins.due for your things.",
            examples: [
                Example("The coming week", [:]), Example("Loans of this month", ["days": 30, "kinds": ["loan"]]),
            ], effects: .clock
        ) { records, input, context in
            let today = try input.day?.day(in: context) ?? context.today()
            return try records.read { try $0.twins.due(input, today: today) }
        }

        records.reading(
            Twins.mySustainability, "Sums up the carbon footprints, recyclability, and batteries of your things.",
            discussion: "Returns twins.sustainability for your things.",
            examples: [Example("All things", [:])]
        ) { records, input, _ in
            let (twins, _, _) = try records.read { try $0.twins.reported(in: input.location) }
            return SummarizeSustainability.reading(of: twins)
        }

        records.reading(
            Twins.myWhatToCookFirst,
            "Plans the order in which to use your food over the coming days, to minimize waste.",
            discussion:
                "Returns twins.what-to-cook-first for your food. A portion names a food by its key or its name.",
            examples: [Example("Three servings a day", ["servingsPerDay": 3])], effects: .clock
        ) { records, input, context in
            let day = try input.day?.day(in: context) ?? context.today()
            let (food, _, recalls) = try records.read {
                try $0.twins.reported(in: input.location, kind: .food)
            }
            let portions = try records.read { transaction in
                try input.portions.enumerated().map { index, portion in
                    var portion = portion
                    portion.twin = try transaction.twins.key(
                        portion.twin, at: "portions[\(index)].twin", kind: .food)
                    return portion
                }
            }
            return try PlanCooking.reading(
                of: CookingInput(
                    twins: food.filter { !$0.details.lots.isEmpty }, recalls: recalls,
                    servingsPerDay: input.servingsPerDay, portions: portions, days: input.days), today: day)
        }
    }
}

extension DepreciationList {
    /// Computes the value of each item with a plan, and lists the twins whose items lack a price or a start.
    fileprivate init(of twins: [Twin], day: CalendarDay) throws {
        self.init(day: day, items: [], incomplete: [])
        for twin in twins {
            let name = NamedRecord(twin)
            for item in twin.items {
                guard let plan = item.depreciation else { continue }
                guard let cost = item.purchase?.price, let start = item.depreciationStart ?? item.purchase?.date,
                    start <= day
                else {
                    if incomplete.last != name { incomplete.append(name) }
                    continue
                }
                let value = try ComputeDepreciation.reading(
                    of: DepreciationInput(cost: cost, start: start, plan: plan), day: day)
                items.append(DepreciatedItem(twin: name, item: item.id, depreciation: value))
            }
        }
    }
}

extension TwinRepository {
    /// Returns the twins in a place and below it, or all, with all places and the open recalls of the twins.
    fileprivate func reported(
        in place: String?, kind: TwinKind? = nil
    ) throws -> (twins: [Twin], locations: [Location], recalls: [Recall]) {
        let tree = try transaction.places.tree()
        var filter = try TwinFilter(place: place, tree)
        if let kind { filter.add("kind = ?", [kind.rawValue]) }
        let twins = try twins(filter)
        return (twins, tree.places.values.sorted { $0.id < $1.id }, try transaction.recalls.open(of: twins))
    }

    fileprivate func due(_ input: MyDueInput, today: CalendarDay) throws -> DueList {
        let tree = try transaction.places.tree()
        var filter = try TwinFilter(place: input.location, tree)
        filter.add(
            """
            id IN (SELECT id FROM twin WHERE lacksDate UNION ALL SELECT twin FROM notification
            WHERE (date <= ? AND (type <> 'warrantyExpiring' OR date >= ?)) OR type = 'recallAlert')
            """,
            [today.adding(days: input.days).description, today.description])
        let twins = try twins(filter)
        return try ListDue.reading(
            of: DueInput(
                twins: twins, locations: Array(tree.places.values),
                recalls: try transaction.recalls.open(of: twins), days: input.days, kinds: input.kinds),
            today: today)
    }
}
