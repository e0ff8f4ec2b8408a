// SPDX-License-Identifier: Apache-2.0

extension OutfitScorer {
    /// What of a dress code an outfit breaks, in sentences.
    func breaches(of found: FoundOutfit, in problem: SearchProblem) -> [String] {
        objections(in: dressed(found, of: problem)).filter(\.objection.breaksCode).map(\.sentence)
    }

    /// An outfit of a problem by its slots.
    func dressed(_ found: FoundOutfit, of problem: SearchProblem) -> DressedSlots {
        var items: [Slot: ItemReading] = [:]
        for (slot, item) in zip(problem.templates[found.template].slots, found.items) {
            if let slot = Slot(rawValue: slot.name), let item { items[slot] = readings[item] }
        }
        return DressedSlots(OutfitTemplate.allCases[found.template], items)
    }

    /// The danger of going out in an outfit, if there is one.
    ///
    /// Below the safe limit warmth comes before everything else in the score, so what endangers the best outfit
    /// endangers every other.
    func danger(wearing found: FoundOutfit, of problem: SearchProblem) -> Danger? {
        let outfit = dressed(found, of: problem)
        let shell = shell(of: outfit[.outer])
        return cold(outfit, shell) ?? heat(outfit)
    }

    private func cold(_ outfit: DressedSlots, _ shell: OuterShell) -> Danger? {
        guard let stretch = warmth.hardest else { return nil }
        let celsius = stretch.stage.coldest
        let need = stretch.needs[shell.rawValue]
        let clo = warmth.clo(sum: outfit.worn.reduce(0) { $0 + $1.item.clo })
        let frostbite = Frostbite.minutes(temperature: celsius, wind: request.wind ?? 0)
        let minutes = need.minutes(wearing: clo)
        let isShort = clo < need.safe
        guard isShort || frostbite != nil else { return nil }
        var sentences: [String] = []
        let air = warmth.inUnit(celsius)
        if isShort, let minutes {
            sentences.append(
                "Dangerously cold: at \(air) the warmest you own holds for \(Figure.short(minutes.rounded(.down))) "
                    + "minutes (ISO 11079), and the stay outdoors takes \(DayWarmth.long(stretch.stage.minutes)).")
        }
        if let frostbite {
            sentences.append(
                "\(isShort ? "B" : "Dangerously cold: b")are skin can freeze within "
                    + "\(Figure.short(frostbite.rounded(.down))) minutes.")
        }
        let advice = missing(outfit, lacks: max(0, need.minimum - clo))
        if !advice.isEmpty { sentences.append("Missing: \(advice.joined(separator: ", ")).") }
        return Danger(
            kind: .cold, minutes: minutes, stay: stretch.stage.minutes, frostbiteMinutes: frostbite,
            windChill: WindChill.celsius(temperature: celsius, wind: request.wind ?? 0), utci: utci(celsius),
            stress: utci(celsius).map(ThermalStress.init(utci:)), missingClo: isShort ? need.minimum - clo : nil,
            advice: advice, sentence: sentences.joined(separator: " "))
    }

    /// What an outfit lacks against the cold.
    private func missing(_ outfit: DressedSlots, lacks clo: Double) -> [String] {
        var advice: [String] = []
        if outfit[.outer]?.traits.contains(.insulated) != true, clo > 0 { advice.append("an insulated coat") }
        for (slot, what) in [(Slot.head, "a warm hat"), (.hands, "gloves"), (.neck, "a scarf")] where outfit[slot] == nil {
            advice.append(what)
        }
        if clo > 0, outfit[.legs]?.traits.contains(.thermal) != true, warmth.baseLayer != .longUnderwear {
            advice.append("long underwear")
        }
        if clo > 0.1 { advice.append("\(Figure.text(clo, decimals: 1)) clo in all, or a shorter stay") }
        return advice
    }

    private func heat(_ outfit: DressedSlots) -> Danger? {
        guard let warmest = warmth.plan.outdoors.map(\.warmest).max(), let utci = utci(warmest),
            case let stress = ThermalStress(utci: utci),
            [.strongHeatStress, .veryStrongHeatStress, .extremeHeatStress].contains(stress)
        else { return nil }
        let off = [Slot.outer, .secondMid, .mid, .tie, .neck].compactMap { outfit[$0]?.name }
        let advice = off.isEmpty ? [] : ["leave off \(off.joined(separator: ", ")) outdoors"]
        let ending = off.isEmpty ? "Keep to the shade." : "Leave off \(off.joined(separator: ", ")) outdoors and keep to the shade."
        return Danger(
            kind: .heat, minutes: nil, stay: nil, frostbiteMinutes: nil, windChill: nil, utci: utci, stress: stress,
            missingClo: nil, advice: advice + ["keep to the shade"],
            sentence: "\(stress.words.sentenceCase) at \(warmth.inUnit(warmest)): it feels like "
                + "\(warmth.inUnit(utci)) in the shade (UTCI). \(ending)")
    }

    /// UTCI in the shade; nil outside its range.
    private func utci(_ celsius: Double) -> Double? {
        let wind = request.wind ?? 0.5
        guard UniversalThermalClimateIndex.airRange.contains(celsius), wind <= UniversalThermalClimateIndex.windRange.upperBound
        else { return nil }
        return UniversalThermalClimateIndex.celsius(
            air: celsius, radiant: celsius, wind: wind, humidity: warmth.humidity)
    }
}

extension String {
    /// The text with a capital at the beginning.
    var sentenceCase: String { prefix(1).uppercased() + dropFirst() }
}
