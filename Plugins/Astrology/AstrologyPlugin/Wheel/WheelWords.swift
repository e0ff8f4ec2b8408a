// SPDX-License-Identifier: Apache-2.0

/// The words in a wheel's legend, table, and tooltips.
public struct WheelWords: Equatable, Sendable {
    /// The words in English.
    public static let english = WheelWords([:])

    private let translations: [String: String]

    /// Creates the words of another language.
    ///
    /// - Parameter translations: The translations by the English words, such as `Aries`, `trine`, or `retrograde`; a word
    ///   without one stays English.
    public init(_ translations: [String: String]) { self.translations = translations }

    /// Returns the translation of a word.
    subscript(_ english: String) -> String { translations[english] ?? english }

    /// Returns a longitude as text such as "15°42′ Aquarius".
    func reading(_ longitude: Double) -> String {
        let (sign, degree, minute) = CircleDegrees.parts(longitude)
        return "\(degree)°\(BodyLabels.twoDigits(minute))′ \(self[WheelDrawing.signNames[sign]])"
    }

    /// Returns the position of a body, such as `24°22′ Taurus` or `24°10′ Libra to 6°02′ Scorpio`.
    func reading(_ body: WheelBody) -> String {
        guard let span = body.span else { return reading(body.longitude) }
        let (start, end) = (reading(span.start), reading(span.end))
        return start == end ? start : "\(start) \(self["to"]) \(end)"
    }

    /// Returns the name, position, and motion of a body.
    func title(_ body: WheelBody) -> String {
        let motion = body.isStationary ? "stationary" : body.isRetrograde ? "retrograde" : nil
        return "\(body.accessibleName) \(reading(body))" + (motion.map { ", \(self[$0])" } ?? "")
    }
}
