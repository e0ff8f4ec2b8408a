// SPDX-License-Identifier: Apache-2.0

import AstrologyPlugin

/// A source that alters the results of ``LowPrecisionEphemeris``, to test how its errors are handled.
struct AlteredEphemeris: EphemerisSource {
    private let original = LowPrecisionEphemeris()
    private let alter: @Sendable (inout Sky, SkyRequest) throws(EphemerisError) -> Void

    /// - Parameter alter: Changes the sky for a request, or throws.
    init(_ alter: @escaping @Sendable (inout Sky, SkyRequest) throws(EphemerisError) -> Void) {
        self.alter = alter
    }

    let identity = EphemerisIdentity(name: "Altered", preference: PositionSource("altered"), license: "Apache-2.0")
    var supportedJulianDays: ClosedRange<Double> { original.supportedJulianDays }

    func sky(_ request: SkyRequest) throws(EphemerisError) -> Sky {
        var sky = try original.sky(request)
        try alter(&sky, request)
        return sky
    }

    /// A chart of the Sun and the Moon at 1990-05-15T11:30Z, without an engine.
    func chart(_ edit: (inout ChartRequest) -> Void = { _ in }) throws -> Chart {
        var request = ChartRequest(
            birth: Birth(date: "1990-05-15T11:30Z", latitude: 48.4, longitude: 10), houseSystem: .equal,
            bodies: [.sun, .moon])
        edit(&request)
        return try NatalChart(sources: AstrologySources(ephemeris: self)).chart(request)
    }
}
