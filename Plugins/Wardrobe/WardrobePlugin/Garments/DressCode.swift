// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The dress code of an invitation, strictest first.
public enum DressCode: String, Codable, Sendable, CaseIterable {
    case whiteTie
    case blackTie
    case blackTieOptional
    case cocktailAttire
    case businessProfessional
    case businessCasual
    case smartCasual
    case casual
}

extension DressCode: SchemaProviding {
    /// The values and their meanings.
    public static let schema = Schema<Self>.enumeration("wardrobe.DressCode", "The dress code of an invitation.") {
        switch $0 {
        case .whiteTie: "Tailcoat, or a full-length gown."
        case .blackTie: "Dinner jacket, or an evening gown."
        case .blackTieOptional: "Dinner jacket or dark suit."
        case .cocktailAttire: "Dark suit, or a cocktail dress."
        case .businessProfessional: "A suit."
        case .businessCasual: "Collar and trousers or a skirt, no tie."
        case .smartCasual: "Casual and neat."
        case .casual: "Anything presentable."
        }
    }
}
