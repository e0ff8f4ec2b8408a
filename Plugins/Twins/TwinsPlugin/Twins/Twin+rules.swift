// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Twin: ValidatedRecord {
    /// Checks the rules of its kind, and those of its inventory items.
    ///
    /// What has happened isn't in the future, and dates are in order: expiry isn't before production, nor a return before
    /// the loan.
    public func contradictions(today: CalendarDay) -> [ValidationIssue] {
        var issues: [ValidationIssue] = []
        if name.allSatisfy(\.isWhitespace) {
            issues.append(
                ValidationIssue(path: "details", expected: "a name", got: name.quoted(limit: 60), kind: .rule))
        }
        issues.collect(under: "details") { details.addContradictions(today: today, to: &$0) }
        for name in customFields.keys.sorted() { issues.refuseLineBreak(in: name, at: "customFields") }
        for (index, item) in items.enumerated() {
            issues.collect(under: "items[\(index)]") { issues in
                issues += item.contradictions(today: today)
                if item.twin != id {
                    issues.append(
                        ValidationIssue(
                            path: "twin", expected: "the key of this twin, \(id)", got: item.twin, kind: .rule))
                }
            }
        }
        issues.refuseRepeats(in: items.map(\.id), at: "items")
        let keys = Set(items.map(\.id))
        for (index, lot) in details.lots.enumerated() {
            guard let item = lot.item, !keys.contains(item) else { continue }
            issues.append(
                ValidationIssue(
                    path: "details.lots[\(index)].item", expected: "the key of an inventory item of this twin",
                    got: item, kind: .rule))
        }
        return issues
    }
}

extension InventoryItem: ValidatedRecord {
    /// Checks its dates, the rule of its depreciation, its texts, its tags, and its loans.
    public func contradictions(today: CalendarDay) -> [ValidationIssue] {
        var issues: [ValidationIssue] = []
        issues.refuseFuture(purchase?.date, at: "purchase.date", today: today)
        issues.refuseFuture(valued, at: "valued", today: today)
        if valued != nil, currentValue == nil {
            issues.append(
                ValidationIssue(path: "currentValue", expected: "a value for its day", got: "none", kind: .rule))
        }
        if let depreciation {
            issues.collect(under: "depreciation") { $0 += depreciation.issues(cost: purchase?.price) }
        }
        issues.refuseLineBreak(in: spot, at: "spot")
        issues.refuseLineBreak(in: purchase?.store, at: "purchase.store")
        issues.refuseLineBreak(in: serialNumber, at: "serialNumber")
        issues.refuseLineBreak(in: carbonSource, at: "carbonSource")
        issues.refuseBadTags(tags, at: "tags")
        for (index, photo) in photos.enumerated() {
            issues.refuseLineBreak(in: photo.caption, at: "photos[\(index)].caption")
        }
        issues.refuseRepeats(in: photos.map(\.id), at: "photos")
        for (index, loan) in loans.enumerated() {
            issues.collect(under: "loans[\(index)]") { $0 += loan.contradictions(today: today) }
        }
        if loans.count(where: { $0.returned == nil }) > 1 {
            issues.append(
                ValidationIssue(path: "loans", expected: "at most one open loan", got: "several", kind: .rule))
        }
        return issues
    }
}

extension Loan: ValidatedRecord {
    /// Checks that the borrower is on one line, that it isn't due or returned before it was lent, and that neither is
    /// in the future.
    public func contradictions(today: CalendarDay) -> [ValidationIssue] {
        var issues: [ValidationIssue] = []
        issues.refuseLineBreak(in: borrower, at: "borrower")
        issues.refuseFuture(lent, at: "lent", today: today)
        issues.refuseFuture(returned, at: "returned", today: today)
        issues.refuseDisorder(lent, due, at: "due", after: "the day of the loan")
        issues.refuseDisorder(lent, returned, at: "returned", after: "the day of the loan")
        return issues
    }
}
