// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The keys of the astrology computations.
public enum Astrology {
    /// Lists the bodies that a chart can contain, with their sources and data files.
    public static let bodies = ComputationKey<BodiesRequest, BodyList>("astrology.bodies")
    /// Computes the chart of the current instant.
    public static let currentChart = ComputationKey<CurrentChartRequest, Chart>("astrology.current-chart")
    /// Lists the house systems.
    public static let houseSystems = ComputationKey<VocabularyRequest, HouseSystemList>("astrology.house-systems")
    /// Computes a natal chart.
    public static let natalChart = ComputationKey<ChartRequest, Chart>("astrology.natal-chart")
    /// Finds places by name.
    public static let places = ComputationKey<PlacesRequest, PlaceList>("astrology.places")
    /// Finds the instants that a local birth time can mean.
    public static let resolveTime = ComputationKey<Birth, ResolvedTime>("astrology.resolve-time")
    /// Lists the zodiacs.
    public static let zodiacs = ComputationKey<VocabularyRequest, ZodiacList>("astrology.zodiacs")
}
