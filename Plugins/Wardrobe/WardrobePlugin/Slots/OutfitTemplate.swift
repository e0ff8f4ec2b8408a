// SPDX-License-Identifier: Apache-2.0

/// A kind of outfit: its slots and their weights.
enum OutfitTemplate: Int, CaseIterable, Sendable {
    case separates
    case onePiece

    /// The name.
    var name: String {
        switch self {
        case .separates: "separates"
        case .onePiece: "dress or jumpsuit"
        }
    }

    /// Its slots; their order decides between equal totals.
    var slots: [Slot] { (self == .separates ? [.top, .bottom] : [.onePiece]) + Self.shared }

    private static let shared: [Slot] = [
        .shoes, .base, .legs, .mid, .secondMid, .outer, .head, .neck, .hands, .tie, .waist, .jewelry, .bag, .accessory,
    ]
}

extension Slot {
    /// Returns whether an outfit with this slot may leave it empty.
    var isOptional: Bool {
        switch self {
        case .top, .bottom, .onePiece, .shoes: false
        default: true
        }
    }

    /// Returns the share of the slot in parts that are scored by item; shares add up to 1 over a whole outfit, filled
    /// or not.
    ///
    /// Our convention. A dress counts as much as top and bottom; items that are only for warmth don't count.
    var share: Double {
        switch self {
        case .top: 0.2
        case .bottom: 0.24
        case .onePiece: 0.44
        case .shoes: 0.2
        case .mid, .secondMid, .outer: 0.1
        case .head, .neck, .waist: 0.01
        case .tie: 0.02
        case .hands, .jewelry, .bag: 0.0025
        case .base, .legs: 0
        case .accessory: 0.0025
        }
    }
}

/// The weights of pairs of slots in parts that are scored by pair: shares that add up to 1 over all pairs of a
/// template, whether or not its optional slots are filled.
///
/// The weight of a pair is the product of the visible areas of its items. The search has one weight for two slots in
/// all templates, so a one-piece counts exactly as much as top and bottom with each other and with all other slots.
struct PairShares: Sendable {
    private let visible: [Slot: Double]
    private let total: Double

    /// - Parameter visible: The visible area of each slot but the one-piece, in any unit.
    init(_ visible: [Slot: Double]) {
        let (top, bottom) = (visible[.top] ?? 0, visible[.bottom] ?? 0)
        let others = visible.keys.filter { $0 != .top && $0 != .bottom }.sorted { $0.rawValue < $1.rawValue }
            .map { visible[$0] ?? 0 }
        let rest = others.reduce(0, +)
        var among = 0.0
        for first in others.indices {
            for second in others.indices where second > first { among += others[first] * others[second] }
        }
        let dressed = top * bottom + (top + bottom) * rest
        self.visible = visible.merging([.onePiece: rest > 0 ? dressed / rest : 0]) { $1 }
        total = dressed + among
    }

    /// Creates shares with a single pair of slots.
    private init(only first: Slot, _ second: Slot) {
        visible = [first: 1, second: 1]
        total = 1
    }

    /// Returns the share of two slots.
    func share(_ first: Slot, _ second: Slot) -> Double {
        (visible[first] ?? 0) * (visible[second] ?? 0) / total
    }

    /// The visibility of colors and fabrics; layers that come off count half.
    static let colors = PairShares([
        .top: 1, .bottom: 1, .shoes: 0.35, .mid: 0.5, .secondMid: 0.5, .outer: 0.5,
    ])
    /// Belt and shoes only.
    static let leather = PairShares(only: .shoes, .waist)
    /// The effect on formality, in which shoes count most.
    static let formality = PairShares([
        .top: 1, .bottom: 1, .shoes: 0.9, .mid: 0.5, .secondMid: 0.7, .outer: 0.3,
    ])
    /// The visibility of patterns.
    static let patterns = PairShares([
        .top: 1, .bottom: 0.9, .shoes: 0.1, .mid: 0.6, .secondMid: 0.6, .outer: 0.4, .tie: 0.4,
    ])
}
