// SPDX-License-Identifier: Apache-2.0

extension OutfitScorer {
    /// Describes the rules of a dress code that an outfit breaks.
    func breaches(of found: FoundOutfit, in problem: SearchProblem) -> [String] {
        var seen: Set<String> = []
        return objections(in: dressed(found, of: problem)).filter(\.objection.breaksCode).map(\.sentence)
            .filter { seen.insert($0).inserted }
    }

    /// Returns an outfit of a problem by slot.
    func dressed(_ found: FoundOutfit, of problem: SearchProblem) -> DressedSlots {
        var items: [Slot: ItemReading] = [:]
        for (slot, item) in zip(problem.templates[found.template].slots, found.items) {
            if let slot = Slot(rawValue: slot.name), let item { items[slot] = readings[item] }
        }
        return DressedSlots(OutfitTemplate.allCases[found.template], items)
    }

    /// Returns the danger of going out in an outfit, if any.
    ///
    /// Below the safe limit, warmth outranks everything else in the score, so a danger in the best outfit is a danger
    /// in every other.
    func danger(wearing found: FoundOutfit, of problem: SearchProblem) -> Danger? {
        let outfit = dressed(found, of: problem)
        let shell = shell(of: outfit[.outer])
        return cold(outfit, shell) ?? heat(outfit)
    }

    private func cold(_ outfit: DressedSlots, _ shell: OuterShell) -> Danger? {
        let clo = warmth.clo(sum: outfit.worn.reduce(0) { $0 + warmth.clo(of: $1.item) })
        // The least safe period, and the coldest one, which freezes skin first.
        guard
            let stretch = warmth.outdoors.max(by: {
                $0.needs[shell.rawValue].safe < $1.needs[shell.rawValue].safe
            }), let coldest = warmth.outdoors.map(\.stage.coldest).min()
        else { return nil }
        let celsius = stretch.stage.coldest
        let need = stretch.needs[shell.rawValue]
        let frostbite = Frostbite.minutes(temperature: coldest, wind: request.wind ?? 0)
        let minutes = need.minutes(wearing: clo)
        let isShort = clo < need.safe
        guard isShort || frostbite != nil else { return nil }
        var sentences: [String] = []
        if isShort, let minutes {
            sentences.append(
                "Dangerously cold: at \(warmth.inUnit(celsius)) the warmest outfit you own protects you for "
                    + "\(Figure.short(minutes.rounded(.down))) minutes (ISO 11079), and you will be outdoors for "
                    + "\(DayWarmth.long(stretch.stage.minutes)).")
        }
        if let frostbite {
            sentences.append(
                "\(isShort ? "B" : "Dangerously cold: b")are skin can freeze within "
                    + "\(Figure.short(frostbite.rounded(.down))) minutes.")
        }
        if isShort, let minutes {
            sentences.append("Stay outdoors for at most \(Figure.short(minutes.rounded(.down))) minutes.")
        }
        let lack = max(0, need.minimum - clo)
        let advice = missing(outfit, lacks: lack)
        if !advice.isEmpty { sentences.append("Missing: \(Self.list(advice)).") }
        return Danger(
            kind: .cold, minutes: minutes, stay: stretch.stage.minutes, frostbiteMinutes: frostbite,
            windChill: WindChill.celsius(temperature: celsius, wind: request.wind ?? 0), utci: utci(celsius),
            stress: utci(celsius).map(ThermalStress.init(utci:)), missingClo: lack > 0 ? lack : nil,
            advice: advice, sentence: sentences.joined(separator: " "))
    }

    /// Returns the items that an outfit lacks against the cold.
    private func missing(_ outfit: DressedSlots, lacks clo: Double) -> [String] {
        var advice: [String] = []
        if outfit[.outer]?.traits.contains(.insulated) != true, clo > 0 { advice.append("an insulated coat") }
        for (slot, what) in [(Slot.head, "a warm hat"), (.hands, "gloves"), (.neck, "a scarf")]
        where outfit[slot] == nil {
            advice.append(what)
        }
        guard clo > InsulationBand.tolerance else { return advice }
        if outfit[.mid] == nil, outfit[.secondMid] == nil { advice.append("a warm sweater") }
        if outfit[.bottom]?.traits.contains(.insulated) != true { advice.append("insulated pants") }
        if !wearsThermals(outfit) { advice.append("long underwear") }
        return advice
    }

    /// Returns whether long underwear is worn, either from the wardrobe or as the profile's base layer.
    func wearsThermals(_ outfit: DressedSlots) -> Bool {
        outfit[.legs]?.traits.contains(.thermal) == true || warmth.baseLayer == .longUnderwear
    }

    /// Returns a list in words: `a warm hat, gloves and a scarf`.
    static func list(_ words: [String]) -> String {
        words.count < 2 ? words.joined() : words.dropLast().joined(separator: ", ") + " and " + (words.last ?? "")
    }

    private func heat(_ outfit: DressedSlots) -> Danger? {
        guard let warmest = warmth.plan.outdoors.map(\.warmest).max(), warmest >= 26 else { return nil }
        let utci = utci(warmest)
        // Beyond the model's range, it is even hotter.
        let stress = utci.map(ThermalStress.init(utci:)) ?? .extremeHeatStress
        guard [.strongHeatStress, .veryStrongHeatStress, .extremeHeatStress].contains(stress) else { return nil }
        let off = [Slot.outer, .secondMid, .mid, .tie, .neck].compactMap { outfit[$0].map { "the \($0.name)" } }
        let place = stress == .strongHeatStress ? "stay in the shade" : "stay indoors or in the shade"
        let advice = (off.isEmpty ? [] : ["take off \(Self.list(off)) outdoors"]) + [place, "drink water"]
        let felt =
            utci.map { ": it feels like \(warmth.inUnit($0)) in the shade (UTCI)" } ?? ", beyond the range of UTCI"
        return Danger(
            kind: .heat, minutes: nil, stay: nil, frostbiteMinutes: nil, windChill: nil, utci: utci, stress: stress,
            missingClo: nil, advice: advice,
            sentence:
                "\(stress.words.sentenceCase) at \(warmth.inUnit(warmest))\(felt). \(Self.list(advice).sentenceCase).")
    }

    /// Returns the UTCI in the shade; nil outside its range.
    private func utci(_ celsius: Double) -> Double? {
        let wind = min(request.wind ?? 0.5, UniversalThermalClimateIndex.windRange.upperBound)
        let vapor = VaporPressure.hardySaturation(celsius: celsius) * warmth.humidity / 100
        guard UniversalThermalClimateIndex.airRange.contains(celsius),
            vapor <= UniversalThermalClimateIndex.highestVaporPressure
        else { return nil }
        return UniversalThermalClimateIndex.celsius(
            air: celsius, radiant: celsius, wind: wind, humidity: warmth.humidity)
    }
}

extension String {
    /// The text with its first letter capitalized.
    var sentenceCase: String { prefix(1).uppercased() + dropFirst() }
}
