// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import StoreTesting
import Testing
import TwinsPlugin

@testable import TwinsStore

@Suite struct NotificationTests {
    private func claim(_ desk: Desk, limit: Int = 100) async throws -> ClaimedNotifications {
        try await desk.engine(Twins.claimNotifications, ClaimNotificationsInput(limit: limit))
    }

    @Test func `food has warnings 3 days and 1 day before, and after it`() async throws {
        let desk = try Desk()
        try await desk.addFood("Milk", expiry: "2026-11-25")
        #expect(try await claim(desk).notifications == [])
        var types: [NotificationType] = []
        for _ in 0..<6 {
            desk.advance(days: 1)
            types += try await claim(desk).notifications.map(\.type)
        }
        #expect(types == [.expirationWarning3Days, .expirationWarning1Day, .pastBest])
    }

    @Test func `notifications change with their dates`() async throws {
        let desk = try Desk()
        try await desk.addFood("Milk", expiry: "2026-11-25") { $0.daysAfterOpening = 1 }
        _ = try await desk.engine(Twins.open, OpenInput(twin: "Milk"))
        let shown = try await desk.engine(Twins.myTwin, MyTwinInput(twin: "Milk"))
        #expect(try Set(shown.notifications.map(\.date)) == [day("2026-11-22")] && shown.notifications.count == 3)
        let claimed = try await claim(desk)
        #expect(claimed.notifications.map(\.type) == [.expirationWarning1Day], "the first warning is superseded")
        _ = try await desk.engine(Twins.consume, ConsumeInput(twin: "Milk"))
        #expect(try desk.count("notification") == 0)
    }

    @Test func `a list of recalls is read from CSV and JSON, with every problem by row`() async throws {
        let desk = try Desk()
        try await desk.addFood("Jam", expiry: nil) { $0.barcode = "9506000134352" }
        func add(_ text: String) async throws -> RecallReport {
            var input = AddRecallInput(notices: [])
            input.file = Blob(Array(text.utf8))
            return try await desk.engine(Twins.addRecall, input)
        }
        let report = try await add("gtin,batch,title\n9506000134352,L1,Glass in jars\n4006381333931,,Mold\n")
        #expect(report.added == 2 && report.unmatched == 1 && report.matches.map(\.twin.name) == ["Jam"])
        let again = try await add(#"[{"gtin": "4006381333931", "title": "Mold"}]"#)
        #expect(again.added == 0 && again.known == 1)
        let error = await #expect(throws: ComputationError.self) {
            try await add("gtin,title\n9506000134352,Glass\n9506000134353,Glass\n")
        }
        #expect(error?.issues.map(\.path) == ["line 3, gtin"])
        let neither = await #expect(throws: ComputationError.self) {
            try await desk.engine(Twins.addRecall, AddRecallInput(notices: []))
        }
        #expect(neither?.code == .refused)
    }

    @Test func `loans, warranties, watering, and maintenance have notifications`() async throws {
        let desk = try Desk()
        var tool = ToolDetails(name: "Drill")
        tool.warrantyExpires = try day("2027-01-01")
        tool.maintenanceDays = 10
        tool.lastServiced = try day("2026-11-20")
        try await desk.add(.tools(tool))
        _ = try await desk.engine(Twins.lend, LendInput(twin: "Drill", borrower: "Ana", due: .date(day("2026-11-24"))))
        let shown = try await desk.engine(Twins.myTwin, MyTwinInput(twin: "Drill"))
        let due = shown.notifications.map { "\($0.type) \($0.due)" }
        #expect(
            due == [
                "loanDue 2026-11-24T09:00:00", "maintenanceDue 2026-11-30T09:00:00",
                "warrantyExpiring 2026-12-02T09:00:00",
            ])
    }

    @Test func `each notification is handed out once, also to several callers at once`() async throws {
        let test = try TestHome()
        let home = test.home
        let clock = Moments.later(seconds: 40 * 86_400)
        func engine() throws -> Engine {
            try Engine(
                [StoredTwinsPlugin(in: home)],
                context: Context(clock: clock, zone: LocalZone("Test/East") { _ in 7_200 }))
        }
        let desk = try Desk(TwinRecords.open(in: home))
        for number in 0..<20 { try await desk.addFood("Milk \(number)", expiry: "2026-11-25") }
        let engines = try (0..<4).map { _ in try engine() }
        let keys = try await withThrowingTaskGroup(of: [String].self) { group in
            for engine in engines {
                group.addTask {
                    var keys: [String] = []
                    for _ in 0..<10 {
                        keys += try await engine(Twins.claimNotifications, ClaimNotificationsInput(limit: 1))
                            .notifications.map(\.id)
                    }
                    return keys
                }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        #expect(keys.count == 20 && Set(keys).count == 20)
        withExtendedLifetime(test) {}
    }

    @Test func `nothing is handed out before the time of day, or while notifications are off`() async throws {
        let desk = try Desk()
        try await desk.addFood("Milk", expiry: "2026-11-25")
        desk.advance(days: 1, hours: -2)
        #expect(try await claim(desk).notifications == [], "it is 08:00, and they are due at 09:00")
        desk.advance(hours: 1)
        _ = try await desk.engine(Twins.setSettings, with(SetSettingsInput()) { $0.notificationsEnabled = false })
        let off = try await claim(desk)
        #expect(off.notifications == [] && !off.areEnabled)
        _ = try await desk.engine(Twins.setSettings, with(SetSettingsInput()) { $0.notificationsEnabled = true })
        #expect(try await claim(desk).notifications.count == 1)
    }

    @Test func `other warning days move the warnings`() async throws {
        let desk = try Desk()
        try await desk.addFood("Milk", expiry: "2026-11-30")
        _ = try await desk.engine(Twins.setSettings, with(SetSettingsInput()) { $0.firstWarningDays = 9 })
        #expect(try await claim(desk).notifications.map(\.type) == [.expirationWarning3Days])
        let error = await failure {
            try await desk.engine(Twins.setSettings, with(SetSettingsInput()) { $0.secondWarningDays = 9 })
        }
        #expect(error?.issues.map(\.path) == ["secondWarningDays"])
    }

    @Test func `a recall by GTIN and batch concerns what has them, now or later`() async throws {
        let desk = try Desk()
        func add(_ name: String, _ batch: String?) async throws {
            try await desk.addFood(name, expiry: nil) { food in
                food.barcode = "4006381333931"
                food.lots[0].batch = batch
            }
        }
        try await add("Recalled", "L2207")
        try await add("Other batch", "L2208")
        try await add("Unknown batch", nil)
        let notice = RecallNotice(title: "Glass in jars", gtin: "4006381333931", batch: "L2207")
        let report = try await desk.engine(Twins.addRecall, AddRecallInput(notices: [notice]))
        #expect(report.added == 1 && report.matches.map(\.twin.name) == ["Recalled", "Unknown batch"])
        #expect(report.matches.map(\.isCertain) == [true, false])
        let again = try await desk.engine(Twins.addRecall, AddRecallInput(notices: [notice]))
        #expect(again.added == 0 && again.known == 1)
        try await add("Bought later", "L2207")
        let alerts = try await claim(desk).notifications.filter { $0.type == .recallAlert }
        #expect(Set(alerts.map(\.name)) == ["Recalled", "Unknown batch", "Bought later"])
        let none = await failure { try await desk.engine(Twins.addRecall, AddRecallInput(notices: [RecallNotice()])) }
        #expect(none?.issues.map(\.path) == ["notices[0].gtin"])
    }

    @Test func `the recognition log is kept for 90 days unless set`() async throws {
        let desk = try Desk()
        _ = try await desk.engine(Twins.add, AddTwinInput(name: "Dune", code: "9780441478125"))
        desk.advance(days: 89)
        #expect(try await desk.engine(Twins.myRecognitionLog, MyRecognitionLogInput()).entries.count == 1)
        desk.advance(days: 2)
        #expect(try await desk.engine(Twins.myRecognitionLog, MyRecognitionLogInput()).entries == [])
        _ = try await desk.engine(Twins.add, AddTwinInput(name: "Dune", code: "9780441478125"))
        #expect(try desk.count("recognition") == 1, "the old entry is gone")
        desk.advance(days: 8)
        _ = try await desk.engine(Twins.setSettings, with(SetSettingsInput()) { $0.recognitionLogDays = 7 })
        #expect(try desk.count("recognition") == 0)
    }
}
