// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import StoreTesting
import Testing
import TwinsPlugin

@testable import TwinsStore

/// Recalled food isn't suggested to be eaten, and is marked wherever it is shown, until its recall is closed.
@Suite struct RecallTests {
    private static let notice = RecallNotice(title: "Listeria", url: "https://example.org/r")
    private static let mark = "recalled: https://example.org/r"

    /// A recalled ham, whose use-by date is tomorrow, and jam that isn't recalled.
    private func desk() async throws -> Desk {
        let desk = try Desk()
        try await desk.addFood("Ham", expiry: "2026-11-22") { $0.lots[0].dateMeaning = .useBy }
        try await desk.addFood("Jam", expiry: "2026-11-23")
        _ = try await desk.engine(Twins.addRecall, AddRecallInput(twin: "Ham", notices: [Self.notice]))
        return desk
    }

    private func text<Input, Output>(
        _ key: ComputationKey<Input, Output>, _ input: Input, of desk: Desk, as format: PresentationFormat = .text
    ) async throws -> String {
        try await desk.engine.present(key, input, as: format).text
    }

    @Test func `no plan uses it, and the plan says so`() async throws {
        let desk = try await desk()
        let plan = try await desk.engine(Twins.myWhatToCookFirst, MyWhatToCookFirstInput(servingsPerDay: 1))
        #expect(plan.days.flatMap { $0.uses.map(\.twin.name) } == ["Jam"])
        #expect(plan.recalled.map(\.twin.name) == ["Ham"] && plan.waste.isEmpty && plan.past.isEmpty)
        #expect(
            try await text(Twins.myWhatToCookFirst, MyWhatToCookFirstInput(servingsPerDay: 1), of: desk)
                .contains("Ham is recalled: Listeria; https://example.org/r."))
    }

    @Test func `it isn't due to be used, but due as recalled`() async throws {
        let desk = try await desk()
        let due = try await desk.engine(Twins.myDue, MyDueInput(days: 2_000))
        #expect(due.entries.map { "\($0.twin.name) \($0.kind)" } == ["Ham recall", "Jam expiry"])
        #expect(due.entries[0].message.text == "Ham is recalled: Listeria; https://example.org/r.")
        let food = try await desk.engine(Twins.myDue, with(MyDueInput()) { $0.kinds = [.expiry] })
        #expect(food.entries.map(\.kind) == [.recall, .expiry], "the recall of food takes the place of its date")
        let calendar = try await text(Twins.myDue, MyDueInput(days: 30), of: desk, as: .iCalendar)
        #expect(calendar.contains("SUMMARY:Recalled: Ham") && !calendar.contains("SUMMARY:Use: Ham"))
    }

    @Test func `every list and page marks it`() async throws {
        let desk = try await desk()
        #expect(try await text(Twins.myTwins, MyTwinsInput(), of: desk).contains(Self.mark))
        #expect(try await text(Twins.myTwins, MyTwinsInput(), of: desk, as: .csv).contains(Self.mark))
        let entry = try await desk.engine(Twins.myTwins, with(MyTwinsInput()) { $0.freshness = .recalled }).twins
        #expect(entry.map(\.twin.name) == ["Ham"] && entry[0].freshness == .recalled)
        #expect(entry[0].recalls.map(\.notice) == [Self.notice])
        for freshness in [FreshnessStatus.fresh, .useSoon, .expired, .pastBest] {
            let list = try await desk.engine(Twins.myTwins, with(MyTwinsInput()) { $0.freshness = freshness })
            #expect(list.twins.isEmpty, "\(freshness)")
        }
        let fresh = try await desk.engine(Twins.myFreshness, MyFreshnessInput())
        #expect(fresh.recalled == 1 && fresh.useToday == 1 && fresh.foods.map(\.status) == [.useToday, .recalled])
        let report = try await text(Twins.myFreshness, MyFreshnessInput(), of: desk)
        #expect(report.contains("Ham is recalled") && report.contains("1 recalled"))
        let page = try await text(Twins.myTwin, MyTwinInput(twin: "Ham"), of: desk)
        #expect(page.contains("Ham is recalled") && page.contains(Self.mark))
        let tree = MyLocationsInput(withThings: true)
        #expect(try await text(Twins.myLocations, tree, of: desk).contains("Ham, \(Self.mark)"))
        let value = MyValueSummaryInput()
        for format in [PresentationFormat.text, .csv] {
            #expect(try await text(Twins.myValueSummary, value, of: desk, as: format).contains(Self.mark))
        }
        #expect(try await text(Twins.myValueSummary, value, of: desk, as: .html).contains("Ham is recalled"))
    }

    @Test func `notifications tell of the recall, and not of the date`() async throws {
        let desk = try await desk()
        desk.advance(days: 10)
        let claimed = try await desk.engine(Twins.claimNotifications, ClaimNotificationsInput())
        #expect(claimed.notifications.map(\.type) == [.recallAlert, .pastBest])
        #expect(claimed.notifications[0].subject == Self.mark)
    }

    @Test func `it is used up only if its lot is stated`() async throws {
        let desk = try await desk()
        let ham = try await desk.twin("Ham").details.lots[0].id
        let error = await failure { try await desk.engine(Twins.consume, ConsumeInput(twin: "Ham")) }
        #expect(error?.issues.first?.expected == "at most what is left, 0")
        #expect(error?.issues.first?.recoverySuggestion?.hasPrefix("Ham is recalled") == true)
        _ = try await desk.engine(
            Twins.add,
            with(AddTwinInput(details: ["kind": "food", "lots": [["quantity": 2]]])) {
                $0.copyOf = "Ham"
            })
        _ = try await desk.engine(Twins.consume, ConsumeInput(twin: "Ham", quantity: 1, lot: ham))
        let used = try await desk.engine(Twins.consume, ConsumeInput(twin: "Jam"))
        #expect(used.recalls.isEmpty)
    }

    @Test func `one batch of several is excluded, and an unknown batch counts as recalled`() async throws {
        let desk = try Desk()
        try await desk.addFood("Jam", expiry: nil) { food in
            food.barcode = "4006381333931"
            food.lots = ["L2207", "L2208", nil].map { batch in with(FoodLot()) { $0.batch = batch } }
        }
        let notice = RecallNotice(gtin: "4006381333931", batch: "l 2207")
        _ = try await desk.engine(Twins.addRecall, AddRecallInput(notices: [notice]))
        let food = try await desk.engine(Twins.myFreshness, MyFreshnessInput()).foods[0]
        #expect(food.lots.map(\.lot.batch) == ["L2208", "L2207", nil])
        #expect(food.lots.map(\.status) == [.fresh, .recalled, .recalled])
        #expect(food.lots.map { $0.recalls.map(\.isCertain) } == [[], [true], [false]])
        let used = try await desk.engine(Twins.consume, ConsumeInput(twin: "Jam"))
        #expect(used.uses.map(\.lot.batch) == ["L2208"] && used.lots.count == 2 && used.recalls.count == 1)
        #expect(await failure { try await desk.engine(Twins.consume, ConsumeInput(twin: "Jam")) }?.code == .refused)
    }

    @Test func `a closed recall marks nothing, stays known, and can be opened again`() async throws {
        let desk = try await desk()
        let open = try await desk.engine(Twins.myRecalls, MyRecallsInput())
        #expect(open.recalls.map { $0.matches.map(\.twin.name) } == [["Ham"]])
        let part = await failure { try await desk.engine(Twins.closeRecall, CloseRecallInput(recall: "Ha")) }
        #expect(part?.code == .notFound)
        let closed = try await desk.engine(Twins.closeRecall, CloseRecallInput(recall: "Ham"))
        #expect(try closed.recall.closed == day("2026-11-21"))
        #expect(try await desk.engine(Twins.myRecalls, MyRecallsInput()).recalls.isEmpty)
        #expect(try await desk.engine(Twins.myRecalls, MyRecallsInput(includesClosed: true)).total == 1)
        let plan = try await desk.engine(Twins.myWhatToCookFirst, MyWhatToCookFirstInput(servingsPerDay: 1))
        #expect(plan.recalled.isEmpty && plan.days.count == 2)
        let again = try await desk.engine(Twins.addRecall, AddRecallInput(twin: "Ham", notices: [Self.notice]))
        #expect(again.added == 0 && again.known == 1)
        let twice = await failure {
            try await desk.engine(Twins.closeRecall, CloseRecallInput(recall: closed.recall.id))
        }
        #expect(twice?.code == .conflict)
        _ = try await desk.engine(Twins.closeRecall, CloseRecallInput(recall: "Ham", reopen: true))
        #expect(try await desk.engine(Twins.myFreshness, MyFreshnessInput()).recalled == 1)
    }

    @Test func `an export brings recalls back equal, and a table says what it leaves out`() async throws {
        let desk = try await desk()
        let list = [RecallNotice(published: try day("2026-11-02"), gtin: "4006381333931", batch: "L1")]
        _ = try await desk.engine(Twins.addRecall, AddRecallInput(notices: list))
        _ = try await desk.engine(Twins.closeRecall, CloseRecallInput(recall: "Ham"))
        let file = try await desk.engine(Twins.exportTwins, ExportTwinsInput(format: .ndjson))
        #expect(file.recalls == 2)
        let other = try Desk(TwinRecords.inMemory(), seed: 8)
        let report = try await other.engine(Twins.importTwins, ImportTwinsInput(file: file.content))
        #expect(report.recalls == 2 && report.problems.isEmpty)
        let all = MyRecallsInput(includesClosed: true)
        #expect(try await other.engine(Twins.myRecalls, all).recalls == desk.engine(Twins.myRecalls, all).recalls)
        let again = try await other.engine(Twins.importTwins, ImportTwinsInput(file: file.content))
        #expect(again.recalls == 0)
        let table = try await desk.engine(Twins.exportTwins, ExportTwinsInput())
        #expect((table.recalls, table.omittedRecalls) == (0, 2))
        #expect(
            try await text(Twins.exportTwins, ExportTwinsInput(), of: desk).contains("2 recalls aren't in a table"))
    }

    // "Use by" is a date after which food isn't to be eaten; "best before" is one of quality (Regulation (EU)
    // No 1169/2011, articles 2 and 24).
    @Test func `only food past a use-by date has expired`() async throws {
        let desk = try Desk()
        try await desk.addFood("Jam", expiry: "2026-11-20")
        try await desk.addFood("Fish", expiry: "2026-11-20") { $0.lots[0].dateMeaning = .useBy }
        let list = try await desk.engine(Twins.myTwins, with(MyTwinsInput()) { $0.sort = .name }).twins
        #expect(list.map(\.freshness) == [.expired, .pastBest])
        for (status, name) in [(FreshnessStatus.expired, "Fish"), (.pastBest, "Jam")] {
            let found = try await desk.engine(Twins.myTwins, with(MyTwinsInput()) { $0.freshness = status }).twins
            #expect(found.map(\.twin.name) == [name])
        }
        let due = try await desk.engine(Twins.myDue, MyDueInput())
        #expect(
            Set(due.entries.map(\.message.text)) == [
                "Jam (1): past its best-before date, 2026-11-20.", "Fish (1): expired on 2026-11-20.",
            ])
        let claimed = try await desk.engine(Twins.claimNotifications, ClaimNotificationsInput())
        #expect(Set(claimed.notifications.map { "\($0.name) \($0.type)" }) == ["Jam pastBest", "Fish expired"])
        desk.advance(days: -1)
        for text in [
            try await text(Twins.myTwins, MyTwinsInput(), of: desk),
            try await text(Twins.myTwin, MyTwinInput(twin: "Jam"), of: desk),
            try await text(Twins.myFreshness, MyFreshnessInput(), of: desk),
        ] {
            let lines = text.split(separator: "\n").filter { $0.contains("Jam") || $0.contains("Use ") }
            #expect(!lines.contains { $0.contains("expire") }, "\(text)")
        }
    }
}
