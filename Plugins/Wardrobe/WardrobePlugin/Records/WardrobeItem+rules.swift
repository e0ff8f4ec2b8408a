// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension WardrobeItem: ValidatedRecord {
    /// Checks that no date is in the future, that the last wear isn't before the first, and that tags are single lines.
    public func contradictions(today: CalendarDay) -> [ValidationIssue] {
        var issues: [ValidationIssue] = []
        issues.refuseFuture(purchaseDate, at: "purchaseDate", today: today)
        issues.refuseFuture(firstWorn, at: "firstWorn", today: today)
        issues.refuseFuture(lastWorn, at: "lastWorn", today: today)
        issues.refuseDisorder(firstWorn, lastWorn, at: "lastWorn", name: "`firstWorn`")
        issues.refuseRepeats(in: season.map(\.rawValue), at: "season")
        issues.refuseRepeats(in: occasion.map(\.rawValue), at: "occasion")
        issues.refuseRepeats(in: tags, at: "tags")
        for (index, tag) in tags.enumerated() where tag.contains(where: \.isNewline) {
            issues.append(
                ValidationIssue(
                    path: "tags[\(index)]", expected: "a few words on one line", got: "text with a line break"))
        }
        return issues
    }
}
