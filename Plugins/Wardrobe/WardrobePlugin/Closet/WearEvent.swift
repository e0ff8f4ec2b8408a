public import ComputationKit
public struct WearEvent: Described, Hashable {
    public var id: String
    public var date: CalendarDay
    public var items: [String]
    public var rating: Int?
    public init(id: String, date: CalendarDay, items: [String]) { self.id = id; self.date = date; self.items = items }
    public static let shape = Shape<Self>.object("WearEvent", "x") {
        field("id", \.id, "x", .text())
        field("date", \.date, "x")
        field("items", \.items, "x", .list(of: .text()))
        field("rating", \.rating, "x", .integer(1...5))
    }
}
