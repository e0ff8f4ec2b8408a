// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What a garment is made of.
///
/// ``breathability`` and ``warmth`` are this plugin's own convention: no standard gives such figures for a fabric by name.
/// They order the fabrics, with cotton and blends, which the standards' garments are made of, in the middle.
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

    /// How well heat and sweat pass, 0 not at all to 1 freely; it counts when the day is hot.
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

    /// Where the fabric puts a garment between the thinnest and the thickest of its kind, 0 to 1; 0.5 is the standards' own.
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
    /// The words and what they mean.
    public static let schema = Schema<Self>.enumeration("wardrobe.Fabric", "What a garment is made of.") {
        "Breathability \(Figure.short($0.breathability)), warmth \(Figure.short($0.warmth)) of 1, by our convention."
    }
}

/// How heavy a garment is for its kind.
public enum GarmentWeight: String, Codable, Sendable, CaseIterable {
    case thin
    case normal
    case thick
}

extension GarmentWeight: SchemaProviding {
    /// The words and what they mean.
    public static let schema = Schema<Self>.enumeration(
        "wardrobe.GarmentWeight", "How heavy a garment is for its kind."
    ) {
        switch $0 {
        case .thin: "Light for its kind."
        case .normal: "As most of its kind."
        case .thick: "Heavy for its kind, lined or padded."
        }
    }
}
