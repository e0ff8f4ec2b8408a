// SPDX-License-Identifier: Apache-2.0

/// A reason against wearing an item, or two items together.
struct Objection: Sendable {
    /// The number of points it costs.
    var points: Double
    /// The reason, in words that follow the item's name or describe both items.
    var reason: String
    /// Whether it breaks the dress code, so that the outfit doesn't meet it.
    var breaksCode = false

    /// Returns an objection that means that an outfit doesn't meet the dress code.
    static func breach(_ reason: String, _ points: Double = refusalPoints) -> Objection {
        var objection = Objection(points, reason)
        objection.breaksCode = true
        return objection
    }

    /// Returns an objection that means that a sensible person wouldn't go out like this.
    ///
    /// It costs more than all other parts can give, so that outfits with fewer such objections always come first.
    static func refusal(_ reason: String) -> Objection { Objection(points: refusalPoints, reason: reason) }

    static let refusalPoints = 1000.0
    var isRefusal: Bool { points >= Self.refusalPoints }

    /// The objection where the item is needed against dangerous cold.
    ///
    /// Our convention: it costs as much as an eightieth of a clo below the safe limit, less than a bare head or bare
    /// hands, and doesn't break the dress code.
    var yielding: Objection { Objection(min(points, Self.yieldingPoints), reason) }

    private static let yieldingPoints = 10.0

    init(points: Double, reason: String) {
        self.points = points
        self.reason = reason
    }

    init(_ points: Double, _ reason: String) { self.init(points: points, reason: reason) }
}

extension [Objection] {
    var points: Double { reduce(0) { $0 + $1.points } }
}
