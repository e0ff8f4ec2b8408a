// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Which zone or offset a local time was read by, where it came from, and how sure that is.
public struct ZoneBasis: SchemaProviding, Equatable {
    /// Where a zone came from.
    public enum Source: String, Codable, Sendable, CaseIterable {
        /// The user named the zone.
        case stated
        /// The user stated an offset.
        case offset
        /// The place that was found by name lies in it.
        case place
        /// The coordinates lie in it.
        case coordinates
        /// The user asked for local mean time.
        case localMeanTime = "local-mean-time"
    }

    /// The zone's name, the offset, or `LMT`.
    public var name: String
    /// Where it came from.
    public var source: Source
    /// From what and how sure, in a sentence.
    public var explanation: String
    /// Whether no other zone may apply; only coordinates close to a boundary are unsure.
    public var isSure: Bool
    /// Other zones close by, nearest first, measured from the coordinates.
    public var alternatives: [String]
    /// How far the nearest zone boundary is; absent when far away, and when there are no coordinates to look up.
    public var boundaryKilometers: Double?

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

    /// A stated offset.
    init(stated offset: UTCOffset) {
        let text = offset.description
        self.init(text, .offset, "The offset \(text) was stated.")
    }

    /// Universal Time, which a batch of births mostly states.
    static let universalTime = ZoneBasis(stated: .zero)

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "astrology.ZoneBasis", "Which zone was used, and where it came from."
    ) {
        field("name", \.name, "The zone's name, the offset, or LMT.", .text())
        field("source", \.source, "Where it came from.")
        field("explanation", \.explanation, "From what and how sure, in a sentence.", .text())
        field("isSure", \.isSure, "Whether no other zone may apply.", .boolean)
        field("alternatives", \.alternatives, "Other zones close by, nearest first.", .list(of: .text()))
        field(
            "boundaryKilometers", \.boundaryKilometers, "How far the nearest zone boundary is; absent when far.",
            .number(0..., .kilometers))
    }
}

extension ZoneBasis.Source: SchemaProviding {
    /// The sources by their names.
    public static let schema = Schema<Self>.enumeration("astrology.ZoneSource", "Where a zone came from.")
}
