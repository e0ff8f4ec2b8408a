// SPDX-License-Identifier: Apache-2.0

/// The requirements of an occasion or a dress code for each slot.
///
/// This is our convention: etiquette guides agree on the order of dress codes and on their jackets and ties, but don't
/// grade them.
///
/// Sources for the garments of the codes: Emily Post's Etiquette, 19th edition (2017), "Attire Guide"; Debrett's,
/// "Dress codes". The levels are those of ``FormalityTable``.
struct OutfitCode: Sendable {
    /// The jacket that separates are worn with.
    enum Jacket: Sendable {
        case none, wanted, tailored, suit, dinner, tail
    }

    /// The tie that a shirt with a jacket is worn with.
    enum Tie: Sendable {
        case forbidden, free, wanted, required, bow, whiteBow
    }

    var top = 1
    var bottom = 1
    var onePiece = 1
    var shoes = 1
    /// The lowest formality of sweaters, hoodies, and cardigans.
    var mid = 1
    var jacket = Jacket.none
    var tie = Tie.forbidden
    /// The level above which an item is out of place.
    var most = 10

    /// Returns the lowest formality of each slot.
    func least(_ slot: Slot) -> Int {
        switch slot {
        case .top: top
        case .bottom: bottom
        case .onePiece: onePiece
        case .shoes: shoes
        case .mid, .secondMid: mid
        default: 1
        }
    }

    /// Creates the code of a request: that of its dress code, or else of its occasion.
    static func of(_ request: OutfitRequest) -> OutfitCode {
        if let code = request.dressCode { return of(code) }
        if let occasion = request.occasion { return of(occasion) }
        return OutfitCode(top: 2, bottom: 2, onePiece: 2, shoes: 1, tie: .free, most: 8)
    }

    static func of(_ code: DressCode) -> OutfitCode {
        switch code {
        case .whiteTie:
            OutfitCode(top: 5, bottom: 9, onePiece: 9, shoes: 7, mid: 7, jacket: .tail, tie: .whiteBow)
        case .blackTie:
            OutfitCode(top: 5, bottom: 9, onePiece: 9, shoes: 6, mid: 7, jacket: .dinner, tie: .bow)
        case .blackTieOptional:
            OutfitCode(top: 5, bottom: 5, onePiece: 6, shoes: 5, mid: 5, jacket: .suit, tie: .required, most: 9)
        case .cocktailAttire:
            OutfitCode(top: 5, bottom: 5, onePiece: 6, shoes: 5, mid: 5, jacket: .tailored, tie: .free, most: 8)
        case .businessProfessional:
            OutfitCode(top: 5, bottom: 5, onePiece: 6, shoes: 5, mid: 4, jacket: .tailored, tie: .required, most: 8)
        case .businessCasual:
            OutfitCode(top: 3, bottom: 4, onePiece: 4, shoes: 4, mid: 3, tie: .free, most: 8)
        case .smartCasual:
            OutfitCode(top: 3, bottom: 3, onePiece: 4, shoes: 2, mid: 3, tie: .free, most: 8)
        case .casual:
            OutfitCode(top: 2, bottom: 2, onePiece: 3, shoes: 1, most: 7)
        }
    }

    static func of(_ occasion: Occasion) -> OutfitCode {
        switch occasion {
        case .formalEvent:
            OutfitCode(top: 5, bottom: 5, onePiece: 6, shoes: 5, mid: 5, jacket: .suit, tie: .required)
        case .wedding:
            OutfitCode(top: 5, bottom: 5, onePiece: 5, shoes: 5, mid: 5, jacket: .tailored, tie: .wanted, most: 8)
        case .interview:
            OutfitCode(top: 5, bottom: 4, onePiece: 6, shoes: 5, mid: 4, jacket: .tailored, tie: .wanted, most: 8)
        case .workPresentation:
            OutfitCode(top: 5, bottom: 4, onePiece: 5, shoes: 4, mid: 4, jacket: .wanted, tie: .free, most: 8)
        case .work: OutfitCode(top: 3, bottom: 4, onePiece: 4, shoes: 4, mid: 3, tie: .free, most: 8)
        case .workCasual: OutfitCode(top: 2, bottom: 3, onePiece: 3, shoes: 2, mid: 2, tie: .free, most: 8)
        case .dateNight: OutfitCode(top: 3, bottom: 3, onePiece: 3, shoes: 2, mid: 3, tie: .free, most: 8)
        case .party: OutfitCode(top: 2, bottom: 3, onePiece: 3, shoes: 2, mid: 2, tie: .free, most: 8)
        case .brunch: OutfitCode(top: 2, bottom: 2, onePiece: 3, shoes: 2, mid: 2, most: 7)
        case .casual: OutfitCode(top: 2, bottom: 2, onePiece: 3, shoes: 1, most: 7)
        case .travel: OutfitCode(top: 2, bottom: 1, onePiece: 3, shoes: 1, tie: .free, most: 7)
        case .outdoor: OutfitCode(most: 5)
        case .beach: OutfitCode(most: 5)
        case .gym, .athletic: OutfitCode(most: 3)
        case .loungewear: OutfitCode(most: 5)
        }
    }
}
