// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

extension TwinDetails {
    /// The attributes of every kind whose text can have several lines.
    private static let longTexts: Set = [
        "careInstructions", "maintenanceSchedule", "notes", "recyclingInstructions", "safetyNotes",
        "storageInstructions", "summary",
    ]

    /// Adds the contradictions of the attributes of a kind.
    func addContradictions(today: CalendarDay, to issues: inout [ValidationIssue]) {
        issues.refuseLineBreaks(in: Self.schema.json(of: self), exceptOf: Self.longTexts)
        switch self {
        case .book(let book): book.addContradictions(today: today, to: &issues)
        case .food(let food): food.addContradictions(today: today, to: &issues)
        case .furniture(let furniture): furniture.addContradictions(today: today, to: &issues)
        case .electronics(let device):
            issues.refuseFuture(device.lastFirmwareCheck, at: "lastFirmwareCheck", today: today)
            issues.refuseFuture(device.lastMaintenance, at: "lastMaintenance", today: today)
        case .clothing(let garment): issues.refuseFuture(garment.lastCleaned, at: "lastCleaned", today: today)
        case .games(let game): game.addContradictions(today: today, to: &issues)
        case .tools(let tool): issues.refuseFuture(tool.lastServiced, at: "lastServiced", today: today)
        case .plants(let plant):
            issues.refuseFuture(plant.lastWatered, at: "lastWatered", today: today)
            issues.refuseFuture(plant.lastFertilized, at: "lastFertilized", today: today)
            issues.refuseFuture(plant.lastRepotted, at: "lastRepotted", today: today)
        case .unknown: break
        }
    }
}

extension BookDetails {
    fileprivate func addContradictions(today: CalendarDay, to issues: inout [ValidationIssue]) {
        if let isbn10, let isbn13, let isbn = try? ISBN(isbn10), isbn.isbn13 != isbn13 {
            issues.append(
                ValidationIssue(
                    path: "isbn10",
                    expected: isbn13.hasPrefix("979") ? "none, because 979 has no ISBN-10" : "the ISBN-10 of \(isbn13)",
                    got: isbn10, kind: .rule))
        }
        if let pages, let currentPage, currentPage > pages {
            issues.append(
                ValidationIssue(
                    path: "currentPage", expected: "at most the number of pages, \(pages)", got: "\(currentPage)",
                    kind: .rule))
        }
        issues.refuseFuture(startedReading, at: "startedReading", today: today)
        issues.refuseFuture(finishedReading, at: "finishedReading", today: today)
        issues.refuseDisorder(startedReading, finishedReading, at: "finishedReading", after: "`startedReading`")
        issues.refuseRepeats(in: tags, at: "tags")
    }
}

extension FoodDetails {
    fileprivate func addContradictions(today: CalendarDay, to issues: inout [ValidationIssue]) {
        for (index, lot) in lots.enumerated() {
            issues.collect(under: "lots[\(index)]") { lot.addContradictions(today: today, to: &$0) }
        }
        issues.refuseRepeats(in: lots.map(\.id).filter { !$0.isEmpty }, at: "lots")
    }
}

extension FoodLot {
    fileprivate func addContradictions(today: CalendarDay, to issues: inout [ValidationIssue]) {
        issues.refuseDisorder(produced, expiry, at: "expiry", after: "production")
        issues.refuseFuture(produced, at: "produced", today: today)
        issues.refuseFuture(purchased, at: "purchased", today: today)
        issues.refuseFuture(opened, at: "opened", today: today)
        issues.refuseFuture(frozen, at: "frozen", today: today)
        issues.refuseFuture(thawed, at: "thawed", today: today)
        issues.refuseDisorder(produced, opened, at: "opened", after: "production")
        issues.refuseDisorder(produced, frozen, at: "frozen", after: "production")
        issues.refuseDisorder(frozen, thawed, at: "thawed", after: "freezing")
        if thawed != nil, frozen == nil {
            issues.append(
                ValidationIssue(
                    path: "frozen", expected: "the day of freezing for thawed food", got: "none", kind: .rule))
        }
    }
}

extension FurnitureDetails {
    fileprivate func addContradictions(today: CalendarDay, to issues: inout [ValidationIssue]) {
        issues.refuseFuture(lastCleaned, at: "lastCleaned", today: today)
        issues.refuseFuture(assemblyDate, at: "assemblyDate", today: today)
        if assemblyDate != nil, !assemblyCompleted {
            issues.append(
                ValidationIssue(
                    path: "assemblyDate", expected: "none while it isn't assembled", got: "a day", kind: .rule))
        }
    }
}

extension GameDetails {
    fileprivate func addContradictions(today: CalendarDay, to issues: inout [ValidationIssue]) {
        issues.refuseFuture(lastPlayed, at: "lastPlayed", today: today)
        guard let minimumPlayers, let maximumPlayers, maximumPlayers < minimumPlayers else { return }
        issues.append(
            ValidationIssue(
                path: "maximumPlayers", expected: "at least the smallest number of players, \(minimumPlayers)",
                got: "\(maximumPlayers)", kind: .rule))
    }
}
