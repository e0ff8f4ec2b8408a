// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Astrology {
    /// Saves a chart.
    public static let saveChart = ComputationKey<SaveChartInput, SavedChart>("astrology.save-chart")
    /// Changes a saved chart.
    public static let editChart = ComputationKey<EditChartInput, SavedChart>("astrology.edit-chart")
    /// Removes a saved chart.
    public static let removeChart = ComputationKey<RemoveChartInput, ChartRemoval>("astrology.remove-chart")
    /// Computes outdated charts again.
    public static let refreshChart = ComputationKey<RefreshChartsInput, RefreshedCharts>("astrology.refresh-chart")
    /// Saves the births in a file.
    public static let importCharts = ComputationKey<ImportChartsInput, ImportedCharts>("astrology.import-charts")
    /// Exports saved charts.
    public static let exportCharts = ComputationKey<ExportChartsInput, ExportedCharts>("astrology.export-charts")
    /// Lists the saved charts.
    public static let myCharts = ComputationKey<MyChartsInput, ChartList>("astrology.my-charts")
    /// Returns a saved chart.
    public static let myChart = ComputationKey<MyChartInput, SavedChart>("astrology.my-chart")
}

extension ChartRequest {
    /// Returns the chart, and the program and data that it was computed with.
    ///
    /// - Throws: The errors of ``NatalChart/run(_:in:)``.
    package func computed(by sources: AstrologySources) throws -> (chart: Chart, origin: ChartOrigin) {
        let chart = try NatalChart(sources: sources).chart(self)
        return (chart, try origin(in: sources, of: chart.birth.julianDay, chart.provenance.timeZoneDatabase != nil))
    }

    /// Returns the program and data that the chart would be computed with.
    ///
    /// - Parameters:
    ///   - sources: The sources of positions and time zones.
    ///   - julianDay: The instant as a Julian day of Universal Time.
    ///   - usesTimeZones: Whether the time depends on the time zone database.
    package func origin(
        in sources: AstrologySources, of julianDay: Double, _ usesTimeZones: Bool
    ) throws -> ChartOrigin {
        let bodies = try listingBodies(by: sources.ephemeris(ephemeris)).bodies
        return try ChartOrigin.current(
            sources, choice: ephemeris, bodies: bodies, julianDay: julianDay, usesTimeZones: usesTimeZones)
    }
}
