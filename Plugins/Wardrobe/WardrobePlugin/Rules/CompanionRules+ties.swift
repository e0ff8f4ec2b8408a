// SPDX-License-Identifier: Apache-2.0

extension CompanionRules {
    func top(_ top: Companion, tie: Companion) -> Objection? {
        if tie.isEmpty { return nil }
        guard top.traits.contains(.collar), !top.isEmpty else { return .refusal("a tie without a collar") }
        return top.category == .shirt ? nil : .refusal("a tie without a collar")
    }

    func jacket(_ jacket: Companion, tie: Companion) -> Objection? {
        if tie.isEmpty {
            guard jacket.isTailored else { return nil }
            switch conditions.code.tie {
            case .bow, .whiteBow: return jacket.isEvening ? .breach("no bow tie", 1200) : nil
            case .required: return conditions.ownsTie ? .breach("no tie") : Objection(6, "no tie")
            case .wanted: return conditions.ownsTie ? Objection(8, "no tie") : nil
            default: return jacket.isEvening ? .breach("no bow tie", 1200) : nil
            }
        }
        if tie.traits.contains(.bowTie) {
            if tie.traits.contains(.white) {
                return jacket.traits.contains(.tail) ? nil : .refusal("a white bow tie without a tailcoat")
            }
            return jacket.traits.contains(.dinner)
                ? nil
                : jacket.traits.contains(.suit) && conditions.isFormal
                    ? Objection(20, "a bow tie with a suit") : .refusal("a bow tie without its jacket")
        }
        if jacket.isEvening { return .refusal("a long tie with evening wear") }
        return jacket.isTailored
            ? nil
            : conditions.isOffice ? Objection(2, "a tie without a jacket") : Objection(10, "a tie without a jacket")
    }

    func belt(_ below: Companion, _ belt: Companion) -> Objection? {
        if belt.isEmpty {
            return below.slot == .bottom && !below.traits.contains(.beltless) && !below.traits.contains(.bareLegs)
                && conditions.code.top >= 3 ? Objection(0.4, "no belt") : nil
        }
        if belt.traits.contains(.dinner) {
            return below.isEvening ? nil : .refusal("a cummerbund without evening trousers")
        }
        if below.traits.contains(.gown) { return .refusal("a belt on a gown") }
        if below.isEvening { return .refusal("a belt with evening wear") }
        if below.traits.contains(.beltless) { return .refusal("a belt without belt loops") }
        return below.slot == .onePiece || below.category == .skirt ? Objection(1, "a belt") : nil
    }

    func jacket(_ jacket: Companion, belt: Companion) -> Objection? {
        guard !belt.isEmpty, !jacket.isEmpty else { return nil }
        if belt.traits.contains(.dinner) {
            return jacket.traits.contains(.dinner) ? nil : .refusal("a cummerbund without a dinner jacket")
        }
        return jacket.isEvening ? .refusal("a belt with evening wear") : nil
    }
}
