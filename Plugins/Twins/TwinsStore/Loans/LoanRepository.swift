// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import TwinsPlugin

/// The loans of items.
struct LoanRepository: RecordRepository {
    let transaction: RecordTransaction

    /// Adds a loan.
    func insert(_ loan: Loan) throws {
        try transaction.checkNew(loan.id, in: "loan", noun: "loan")
        try db.cachedStatement(
            sql: "INSERT INTO loan (id, item, borrower, lent, due, returned, notes) VALUES (?, ?, ?, ?, ?, ?, ?)"
        ).execute(arguments: [
            loan.id, loan.item, loan.borrower, loan.lent.description, loan.due?.description, loan.returned?.description,
            loan.notes,
        ])
    }

    /// Lends an item.
    ///
    /// - Throws: `ComputationError` with code `conflict` if it is already lent.
    func lend(_ input: LendInput, on day: CalendarDay, due: CalendarDay?) throws -> LoanChange {
        let twin = try transaction.twins.twin(named: input.twin)
        let item = try twin.item(input.item) { $0.openLoan == nil }
        if let loan = item.openLoan {
            throw ComputationError.conflict("\(twin.name) has been lent to \(loan.borrower) since \(loan.lent).")
        }
        var loan = Loan(
            id: transaction.newKey(), item: item.id, borrower: input.borrower, lent: day, due: due)
        loan.notes = input.notes
        try check(loan)
        if let last = item.loans.compactMap(\.returned).max(), day < last {
            throw ComputationError.refused(
                path: "day", expected: "a day not before the last return, \(last)", got: "\(day)")
        }
        try insert(loan)
        try transaction.twins.refresh(keys: [twin.id])
        return LoanChange(twin: NamedRecord(twin), loan: loan)
    }

    /// Ends the loan of an item.
    ///
    /// - Throws: `ComputationError` with code `conflict` if it isn't lent.
    func end(_ input: ReturnInput, on day: CalendarDay) throws -> LoanChange {
        let twin = try transaction.twins.twin(named: input.twin)
        let item = try twin.item(input.item) { $0.openLoan != nil }
        guard var loan = item.openLoan else { throw ComputationError.conflict("\(twin.name) isn't lent.") }
        loan.returned = day
        try check(loan)
        try db.execute(sql: "UPDATE loan SET returned = ? WHERE id = ?", arguments: [day.description, loan.id])
        try transaction.twins.refresh(keys: [twin.id])
        return LoanChange(twin: NamedRecord(twin), loan: loan)
    }

    /// Refuses a loan that breaks a rule; the stated day is the day it was lent or returned.
    private func check(_ loan: Loan) throws(ComputationError) {
        do throws(ComputationError) {
            try transaction.check(loan)
        } catch {
            throw error.renamingPaths { ["lent", "returned"].contains($0) ? "day" : $0 }
        }
    }
}

extension Twin {
    /// Returns the item with a key, or the only one for which a condition is true, or the only one.
    fileprivate func item(_ text: String?, where isFit: (InventoryItem) -> Bool) throws -> InventoryItem {
        let fit = items.filter(isFit)
        if text == nil, fit.count == 1 { return fit[0] }
        if text == nil, fit.isEmpty, let first = items.first { return first }
        return try item(text)
    }
}

extension InventoryItem {
    /// The loan that hasn't ended.
    var openLoan: Loan? { loans.first { $0.returned == nil } }
}
