// SPDX-License-Identifier: Apache-2.0

internal import CivilTime
internal import Tables

/// The order of dates in a column, and what it is known from.
struct DateColumn {
    /// The order; `nil` if it isn't known.
    private(set) var order: DateOrder?
    /// What was done with dates that could be either, for a remark; `nil` if the user stated the order.
    private(set) var remark: String?
    /// Whether some of its dates have the day first, and others the month.
    private(set) var isMixed = false

    /// Determines the order from the dates of the column that can be only one.
    ///
    /// - Parameters:
    ///   - texts: The texts of the column.
    ///   - stated: The order that the user states.
    ///   - app: The app and the order that it writes.
    init(_ texts: [String], stated: DateOrder?, app: (name: String, order: DateOrder)?) {
        if let stated {
            order = stated
            return
        }
        var examples: [DateOrder: String] = [:]
        for text in texts {
            if let order = Cell(heading: "", text: text).withoutBrackets.shownOrder, examples[order] == nil {
                examples[order] = text
            }
        }
        isMixed = examples.count > 1
        if isMixed { return }
        if let (order, text) = examples.first {
            self.order = order
            remark = "read with the \(order.first) first, as \(text.quoted(limit: 30)) of this column shows"
        } else if let app {
            order = app.order
            remark = "read with the \(app.order.first) first, as \(app.name) does, although they could be swapped"
        }
    }
}

extension DateOrder {
    /// The part that is first.
    fileprivate var first: String { self == .dayFirst ? "day" : "month" }
}
