// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import AstrologyPlugin

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// What was computed for a chart, as the store keeps it.
///
/// It is a tenth of the size of the chart, so that an import can compute many before it writes them.
struct ComputedChart {
    let birth: String
    let place: String?
    let utc: String
    let julianDay: Double
    let sun: String?
    let moon: String?
    let ascendant: String?
    let origin: String
    let content: Data
    /// The warnings about the birth, its instant, and its place.
    let warnings: [String]

    /// Computes a chart.
    /// - Throws: The errors of the computation.
    init(_ request: ChartRequest, _ sources: AstrologySources) throws {
        let (chart, origin) = try request.computed(by: sources)
        birth = chart.birth.localText
        place = chart.birth.placeText
        utc = chart.birth.utc
        julianDay = chart.birth.julianDay
        sun = chart.planet("Sun")?.sign?.rawValue
        moon = chart.planet("Moon")?.sign?.rawValue
        ascendant = chart.ascendant?.sign.rawValue
        self.origin = RecordText.text(of: origin)
        warnings = chart.birthWarnings
        content = try CompressedText.compressed(RecordText.text(of: chart))
    }
}
