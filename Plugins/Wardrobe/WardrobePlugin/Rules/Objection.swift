// SPDX-License-Identifier: Apache-2.0

/// Something about an item, or about two items together, that speaks against wearing it.
struct Objection: Sendable {
    /// How many points it costs.
    var points: Double
    /// Why, in words after the item's name or about both.
    var reason: String
    /// Whether it breaks the dress code, so that the outfit does not meet it at all.
    var breaksCode = false

    /// A reason for which an outfit does not meet a dress code.
    static func breach(_ reason: String, _ points: Double = refusalPoints) -> Objection {
        var objection = Objection(points, reason)
        objection.breaksCode = true
        return objection
    }

    /// A reason for which a sensible person would not go out like this.
    ///
    /// It costs more than all else can give, so that outfits with fewer such objections always come first.
    static func refusal(_ reason: String) -> Objection { Objection(points: refusalPoints, reason: reason) }

    static let refusalPoints = 1000.0
    var isRefusal: Bool { points >= Self.refusalPoints }

    init(points: Double, reason: String) {
        self.points = points
        self.reason = reason
    }

    init(_ points: Double, _ reason: String) { self.init(points: points, reason: reason) }
}

extension [Objection] {
    var points: Double { reduce(0) { $0 + $1.points } }
}
