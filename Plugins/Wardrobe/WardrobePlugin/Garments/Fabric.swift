// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The fabric of a garment.
///
/// ``breathability`` and ``warmth`` are this plugin's own convention: no standard gives such figures by fabric. They
/// rank the fabrics, with cotton and blends, the fabrics of the standards' garments, in the middle.
public enum Fabric: String, Codable, Sendable, CaseIterable {
    case cotton
    case polyester
    case wool
    case silk
    case linen
    case denim
    case leather
    case cashmere
    case nylon
    case rayon
    case blend

    /// How well heat and sweat pass through, from 0, not at all, to 1, freely; it matters on hot days.
    public var breathability: Double {
        switch self {
        case .linen: 1
        case .cotton, .rayon: 0.8
        case .silk, .cashmere: 0.7
        case .wool: 0.65
        case .blend: 0.5
        case .denim: 0.4
        case .polyester: 0.35
        case .nylon: 0.2
        case .leather: 0.1
        }
    }

    /// The warmth of the fabric between the thinnest and the thickest garment of a kind, 0 to 1; the standards' fabrics
    /// have 0.5.
    public var warmth: Double {
        switch self {
        case .linen: 0.1
        case .rayon: 0.3
        case .silk, .nylon: 0.4
        case .cotton, .blend: 0.5
        case .polyester, .denim: 0.55
        case .leather: 0.7
        case .wool: 0.85
        case .cashmere: 0.95
        }
    }
}

extension Fabric: SchemaProviding {
    /// The values and their meanings.
    public static let schema = Schema<Self>.enumeration("wardrobe.Fabric", "The fabric of a garment.") {
        "Breathability \(Figure.short($0.breathability)), warmth \(Figure.short($0.warmth)) of 1, by our convention."
    }
}

/// How heavy a garment is for its kind.
@Schema("wardrobe.GarmentWeight")
public enum GarmentWeight: String, CaseIterable, SchemaProviding {
    /// Light for its kind.
    case thin
    /// Typical of its kind.
    case normal
    /// Heavy for its kind, lined or padded.
    case thick
}
