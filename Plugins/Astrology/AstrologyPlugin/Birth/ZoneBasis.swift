// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The zone or offset of a local time, its source, and whether it is certain.
@Schema("astrology.ZoneBasis")
public struct ZoneBasis: SchemaProviding, Equatable {
    /// The source of a zone.
    public enum Source: String, Codable, Sendable, CaseIterable {
        /// The zone in the input.
        case stated
        /// The offset in the input.
        case offset
        /// The zone of the place.
        case place
        /// The zone at the coordinates.
        case coordinates
        /// The zone of the territory that the place belonged to then.
        case territory
        /// Local mean time, as specified in the input.
        case localMeanTime = "local-mean-time"
    }

    /// The zone's name, the offset, or LMT.
    public var name: String
    /// The source of the zone or offset.
    public var source: Source
    /// The source and the certainty, in a sentence.
    public var explanation: String
    /// Whether the zone is certain.
    ///
    /// It isn't for coordinates near a boundary, where two zones are in use, or at sea.
    public var isSure: Bool
    /// Other zones nearby, nearest first.
    ///
    /// Measured from the coordinates.
    public var alternatives: [String]
    /// The distance to the nearest zone boundary; absent if it is far away.
    ///
    /// It is also absent if there are no coordinates.
    @Field(.number(0..., .kilometers)) public var boundaryKilometers: Double?

    init(
        _ name: String, _ source: Source, _ explanation: String, isSure: Bool = true, alternatives: [String] = [],
        boundaryKilometers: Double? = nil
    ) {
        self.name = name
        self.source = source
        self.explanation = explanation
        self.isSure = isSure
        self.alternatives = alternatives
        self.boundaryKilometers = boundaryKilometers
    }

    /// Creates the basis of a given offset.
    init(stated offset: UTCOffset) {
        let text = offset.description
        self.init(text, .offset, "The offset \(text) was specified.")
    }

    /// The basis of Universal Time, which is common in batches.
    static let universalTime = ZoneBasis(stated: .zero)
}

extension ZoneBasis.Source: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration("astrology.ZoneSource", "The source of a zone.")
}
