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
    /// What is missing is judged by everything at hand, not only by the outfit: filters and taste can leave out an item
    /// that would protect.
    func danger(wearing found: FoundOutfit, of problem: SearchProblem) -> Danger? {
        let outfit = dressed(found, of: problem)
        return cold(outfit) ?? coldWithoutOutdoors() ?? heat(outfit)
    }

    /// Returns the danger of going out when no outfit can be made, by the warmest clothes at hand.
    func dangerWithoutOutfit() -> Danger? {
        cold(warmth.warmest(of: readings.filter(\.item.isAtHand))) ?? coldWithoutOutdoors()
            ?? heat(DressedSlots(.separates, [:]))
    }

    /// Returns why there is no outfit: the danger of the day first, then the slots that can't be filled.
    func refusal(_ shortages: [String]) -> String {
        let reasons = shortages.joined(separator: "; ")
        guard let danger = dangerWithoutOutfit() else { return reasons }
        return "\(danger.sentence) No outfit can be made: \(reasons)"
    }

    /// Returns what wind would do if the request doesn't give any: how soon skin freezes in a strong breeze.
    private func inUnknownWind(_ celsius: Double) -> String? {
        guard request.wind == nil, !warmth.plan.isRoom,
            let minutes = Frostbite.minutes(temperature: celsius, wind: Self.strongBreeze)
        else { return nil }
        let wind = warmth.unit == .celsius ? "40 km/h" : "25 mph"
        return "The wind is unknown: at \(wind), bare skin can freeze within "
            + "\(Figure.short(minutes.rounded(.down))) minutes."
    }

    /// A wind of 40 km/h, or 25 mph, at 10 m in m/s: Beaufort force 6.
    private static let strongBreeze = SpeedUnit.kilometersPerHour.convert(40, to: .metersPerSecond)

    /// Returns the danger of a cold room, or of the way to a place where the whole day is spent indoors.
    private func coldWithoutOutdoors() -> Danger? {
        guard warmth.outdoors.isEmpty else { return nil }
        let (celsius, isRoom) = (warmth.plan.weather.coldest, warmth.plan.isRoom)
        let wind = isRoom ? 0 : request.wind ?? 0
        let frostbite = Frostbite.minutes(temperature: celsius, wind: wind)
        let unknown = inUnknownWind(celsius)
        guard frostbite != nil || unknown != nil || isRoom && celsius < Self.coldRoom else { return nil }
        let advice = isRoom ? "dress as for outdoors" : "dress for the way as for a day outdoors"
        let cold = warmth.inUnit(celsius)
        var sentence =
            isRoom
            ? "The temperature is that of the room: dangerously cold at \(cold)."
            : frostbite == nil
                ? "It is \(cold) outside, and these outfits are for indoors."
                : "Dangerously cold outside at \(cold), and these outfits are for indoors."
        if let frostbite {
            sentence += " Bare skin can freeze within \(Figure.short(frostbite.rounded(.down))) minutes."
        }
        if let unknown { sentence += " \(unknown)" }
        return Danger(
            kind: .cold, minutes: nil, stay: nil, frostbiteMinutes: frostbite,
            windChill: WindChill.celsius(temperature: celsius, wind: wind), utci: utci(celsius),
            stress: utci(celsius).map(ThermalStress.init(utci:)), missingClo: nil, advice: [advice],
            sentence: "\(sentence) \(advice.sentenceCase).")
    }

    /// The temperature below which a room is no longer a room to dress for, in °C; our convention.
    private static let coldRoom = 5.0

    private func cold(_ outfit: DressedSlots) -> Danger? {
        // The least safe period counts for the clothes, and the coldest one for bare skin.
        guard let worn = warmth.protection(of: outfit), let coldest = warmth.outdoors.map(\.stage.coldest).min()
        else { return nil }
        let frostbite = Frostbite.minutes(temperature: coldest, wind: request.wind ?? 0)
        let isShort = worn.lack > 0
        let unknown = inUnknownWind(coldest)
        guard isShort || frostbite != nil || unknown != nil else { return nil }
        var best = worn
        let owned = warmth.warmest(of: readings.filter(\.item.isAtHand))
        // Less than the accuracy of a sum makes no outfit warmer.
        if let protection = warmth.protection(of: owned), protection.lack < worn.lack - InsulationBand.tolerance {
            best = protection
        }
        let celsius = best.stage.coldest
        let warmer = warmer(than: outfit, in: owned, countsClothes: isShort && best.clo != worn.clo)
        var sentences = isShort ? Self.sentences(worn, best, in: warmth) : []
        if let frostbite {
            sentences.append(
                "\(isShort ? "B" : "Dangerously cold: b")are skin can freeze within "
                    + "\(Figure.short(frostbite.rounded(.down))) minutes.")
        }
        if let unknown { sentences.append(unknown) }
        if !warmer.isEmpty { sentences.append("You own warmer clothes: wear \(Self.list(warmer)).") }
        let lack = max(0, best.need.minimum - best.clo)
        let missing = missing(outfit, lacks: lack)
        // Skin that nothing at hand covers freezes first.
        let bare = missing.contains(where: Self.coversSkin.map(\.1).contains) ? frostbite : nil
        if let stay = Self.stay(
            worn: isShort ? worn.minutes : nil, warmest: isShort && best.lack > 0 ? best.minutes : nil, bare: bare)
        {
            sentences.append(stay)
        }
        if !missing.isEmpty { sentences.append("Missing: \(Self.list(missing)).") }
        return Danger(
            kind: .cold, minutes: best.minutes, stay: best.stage.minutes, frostbiteMinutes: frostbite,
            windChill: WindChill.celsius(temperature: celsius, wind: request.wind ?? 0), utci: utci(celsius),
            stress: utci(celsius).map(ThermalStress.init(utci:)), missingClo: lack > 0 ? lack : nil,
            advice: warmer.map { "wear \($0)" } + missing, sentence: sentences.joined(separator: " "))
    }

    /// Returns how long the suggested clothes and the warmest ones protect.
    private static func sentences(
        _ worn: DayWarmth.Protection, _ best: DayWarmth.Protection, in warmth: DayWarmth
    ) -> [String] {
        func minutes(_ protection: DayWarmth.Protection) -> String {
            protection.minutes.map { "\(Figure.short($0.rounded(.down))) minutes" } ?? "8 hours"
        }
        let isWarmest = best.clo == worn.clo
        let start =
            "Dangerously cold: at \(warmth.inUnit(worn.stage.coldest)) \(isWarmest ? "the warmest outfit you own" : "this outfit") "
            + "protects you for \(minutes(worn)) (ISO 11079), and you will be outdoors for "
            + "\(DayWarmth.long(worn.stage.minutes))."
        return isWarmest ? [start] : [start, "The warmest clothes you own protect you for \(minutes(best))."]
    }

    /// Returns how long to stay outdoors at most in the outfit, and in the warmest clothes if that is longer.
    private static func stay(worn: Double?, warmest: Double?, bare: Double?) -> String? {
        func least(_ minutes: Double?) -> Double? { [minutes, bare].compactMap(\.self).min()?.rounded(.down) }
        guard let worn = least(worn) else { return nil }
        let start = "Stay outdoors for at most \(Figure.short(worn)) minutes"
        guard let warmest = least(warmest) else { return "\(start) in this outfit." }
        return worn == warmest
            ? "\(start)." : "\(start) in this outfit, \(Figure.short(warmest)) in the warmest clothes."
    }

    /// Returns the items at hand that would protect better than an outfit, by name.
    private func warmer(than outfit: DressedSlots, in owned: DressedSlots, countsClothes: Bool) -> [String] {
        owned.worn.filter { slot, item in
            guard !outfit.worn.contains(where: { $0.item.item.id == item.item.id }) else { return false }
            let current = outfit[slot]
            return slot.isAccessory ? current == nil : countsClothes && item.clo > (current?.clo ?? 0) + 0.03
        }.map { "the \($0.item.name)\($0.item.item.laundry == .dirty ? " (dirty)" : "")" }
    }

    /// What covers skin that is bare otherwise.
    private static let coversSkin = [(Slot.head, "a warm hat"), (.hands, "gloves"), (.neck, "a scarf")]

    /// Returns what protects against the cold and is neither worn nor at hand.
    private func missing(_ outfit: DressedSlots, lacks clo: Double) -> [String] {
        let atHand = readings.filter(\.item.isAtHand)
        func owns(_ slots: Set<Slot>, _ traits: GarmentTraits = []) -> Bool {
            atHand.contains { !slots.isDisjoint(with: $0.slots) && $0.traits.isSuperset(of: traits) }
        }
        var advice: [String] = []
        if clo > 0, !owns([.outer], .insulated) { advice.append("an insulated coat") }
        for (slot, what) in Self.coversSkin
        where outfit[slot] == nil && !atHand.contains(where: { $0.slot == slot && !$0.traits.contains(.sun) }) {
            advice.append(what)
        }
        if warmth.wetness > 0, !atHand.contains(where: { $0.slots.contains(.outer) && $0.keepsRainOut }) {
            advice.append("a waterproof jacket")
        }
        guard clo > InsulationBand.tolerance else { return advice }
        if outfit[.mid] == nil, outfit[.secondMid] == nil, !owns([.mid]) { advice.append("a warm sweater") }
        if !owns([.bottom], .insulated) { advice.append("insulated pants") }
        if !wearsThermals(outfit), !owns([.legs], .thermal) { advice.append("long underwear") }
        if !atHand.contains(where: { $0.item.category == .boots }) { advice.append("warm boots") }
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
        let (plan, isRoom) = (warmth.plan, warmth.plan.isRoom)
        let warmest = plan.outdoors.map(\.warmest).max() ?? plan.weather.warmest
        guard warmest >= 26 else { return nil }
        let utci = utci(warmest)
        // Beyond the model's range, it is even hotter.
        let stress = utci.map(ThermalStress.init(utci:)) ?? .extremeHeatStress
        guard [.strongHeatStress, .veryStrongHeatStress, .extremeHeatStress].contains(stress) else { return nil }
        let off = [Slot.outer, .secondMid, .mid, .tie, .neck].compactMap { outfit[$0].map { "the \($0.name)" } }
        let place =
            isRoom
            ? "go to a cooler place"
            : stress == .strongHeatStress ? "stay in the shade" : "stay indoors or in the shade"
        let taken = "take off \(Self.list(off))\(isRoom ? "" : " outdoors")"
        let advice = (off.isEmpty ? [] : [taken]) + [place, "drink water"]
        let felt =
            utci.map { ": it feels like \(warmth.inUnit($0))\(isRoom ? "" : " in the shade") (UTCI)" }
            ?? ", beyond the range of UTCI"
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
