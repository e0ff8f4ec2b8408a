// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The dress code of an invitation.
///
/// The cases are in order, strictest first.
@Schema("wardrobe.DressCode")
public enum DressCode: String, CaseIterable, SchemaProviding {
    /// Tailcoat, or a full-length gown.
    case whiteTie
    /// Dinner jacket, or an evening gown.
    case blackTie
    /// Dinner jacket or dark suit.
    case blackTieOptional
    /// Dark suit, or a cocktail dress.
    case cocktailAttire
    /// A suit.
    case businessProfessional
    /// Collar and trousers or a skirt, no tie.
    case businessCasual
    /// Casual and neat.
    case smartCasual
    /// Anything presentable.
    case casual
}
