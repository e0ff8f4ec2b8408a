// SPDX-License-Identifier: Apache-2.0

/// The unit of a number, which is printed and is in `x-unit` in JSON Schema.
///
/// A plugin can add a unit, and use it in its schemas:
///
/// ```swift
/// extension MeasurementUnit {
///     static let grams = MeasurementUnit(rawValue: "grams")
/// }
///
/// let weight = Schema.number(0...5_000, .grams)
/// print(weight.erased.inWords)        // a number from 0 to 5000 grams
/// ```
///
/// ## Topics
///
/// ### Angles
/// - ``degrees``
/// - ``degreesPerDay``
///
/// ### Distances
/// - ``meters``
/// - ``kilometers``
/// - ``astronomicalUnits``
/// - ``astronomicalUnitsPerDay``
///
/// ### Times
/// - ``seconds``
/// - ``minutes``
/// - ``hours``
/// - ``days``
///
/// ### Sizes of data
/// - ``bytes``
///
/// ### Other units
/// - ``init(rawValue:)``
/// - ``rawValue``
public struct MeasurementUnit: RawRepresentable, Sendable, Hashable {
    /// The unit's name in the plural, such as `degrees`.
    public let rawValue: String

    /// Creates a unit from its English plural.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Degrees of arc.
    public static let degrees = MeasurementUnit(rawValue: "degrees")
    /// Degrees of arc per day.
    public static let degreesPerDay = MeasurementUnit(rawValue: "degrees per day")
    /// Astronomical units (149 597 870.7 km, IAU 2012 B2).
    public static let astronomicalUnits = MeasurementUnit(rawValue: "astronomical units")
    /// Astronomical units per day.
    public static let astronomicalUnitsPerDay = MeasurementUnit(rawValue: "astronomical units per day")
    /// Meters.
    public static let meters = MeasurementUnit(rawValue: "meters")
    /// Kilometers.
    public static let kilometers = MeasurementUnit(rawValue: "kilometers")
    /// Seconds of time.
    public static let seconds = MeasurementUnit(rawValue: "seconds")
    /// Minutes of time.
    public static let minutes = MeasurementUnit(rawValue: "minutes")
    /// Hours.
    public static let hours = MeasurementUnit(rawValue: "hours")
    /// Days of 86 400 s.
    public static let days = MeasurementUnit(rawValue: "days")
    /// Bytes.
    public static let bytes = MeasurementUnit(rawValue: "bytes")
}
