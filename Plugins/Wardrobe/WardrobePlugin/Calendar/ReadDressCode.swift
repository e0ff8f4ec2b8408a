// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Detects an event's dress code and occasion from its title, location, and notes.
///
/// It matches whole English, Spanish, and Ukrainian words from this plugin's own lists. A dress code must be named or
/// clearly suggested; an occasion only implies its usual formality. This plugin's tests measure the accuracy on texts
/// labeled by hand.
public struct ReadDressCode: Computation {
    /// The manifest.
    public let manifest = Manifest(
        id: Wardrobe.readDressCode.id,
        summary: "Detects an event's dress code and occasion from its title, location, and notes.",
        discussion: """
            Whole English, Spanish, and Ukrainian words are matched, longest phrase first; "no", "not", and "not \
            required" cancel the words they refer to. A title about an errand, such as "Gym membership renewal", is no \
            event. The confidence was measured on 150 labeled titles that the lists weren't written with: it is the \
            lower end of the 95 % Wilson interval for the share of right readings of the same kind. Where fewer than \
            20 readings were measured, there is no confidence.
            """,
        examples: [
            Example(
                "An invitation", ["title": "Spring gala", "location": "City Hall", "notes": "Dress code: black tie."]),
            Example(
                "A negation", ["title": "Dinner at the club", "notes": "No black tie required, just smart casual"]),
            Example("No dress code", ["title": "Dentist"]),
        ])

    /// Creates the computation.
    public init() {}

    /// Detects the dress code and occasion.
    public func run(_ input: EventTexts, in context: Context) async throws -> DressCodeReading {
        Self.reading(of: input)
    }

    /// Detects the dress code and occasion without an engine, on the calling thread.
    ///
    /// - Complexity: O(*n*) in the number of words.
    public static func reading(of input: EventTexts) -> DressCodeReading {
        let title = DressFinding.all(in: input.title, field: .title)
        if title.contains(where: { $0.meaning == .errand && !$0.isNegated }) { return DressCodeReading(evidence: []) }
        let found =
            title + DressFinding.all(in: input.location, field: .location)
            + DressFinding.all(in: input.notes, field: .notes)
        let holding = found.filter { !$0.isNegated }
        let (dressCode, dressWay) = Self.dressCode(in: holding)
        let source = Self.occasion(in: holding)
        let occasion =
            source?.occasion ?? (DressFinding.namesEveningDress(in: holding, of: .title) ? .formalEvent : nil)
        return DressCodeReading(
            dressCode: dressCode, occasion: occasion, formality: dressCode?.formality ?? occasion?.formality,
            mourning: source?.meaning == .mourning, confidence: (dressWay ?? source?.way)?.confidence,
            evidence: found.compactMap(\.evidence))
    }

    /// A name outranks a suggestion; among equals the first wins.
    private static func dressCode(in findings: [DressFinding]) -> (DressCode?, DressReadingWay?) {
        let named = findings.compactMap { finding -> DressCode? in
            if case .names(let code) = finding.meaning { code } else { nil }
        }
        if let code = named.first { return (code, Set(named).count > 1 ? .contradiction : .name) }
        let suggested = findings.compactMap { finding -> DressCode? in
            if case .suggests(let code) = finding.meaning { code } else { nil }
        }
        return (suggested.first, suggested.isEmpty ? nil : .clothes)
    }

    /// The title outranks the location, which outranks the notes; a title about plans leaves only work.
    private static func occasion(in findings: [DressFinding]) -> DressFinding? {
        let isPlan = findings.contains { $0.meaning == .planning && $0.field == .title }
        for field in DressFinding.Field.allCases {
            var best: DressFinding?
            for finding in findings where finding.field == field {
                guard let occasion = finding.occasion, !isPlan || DressPhrase.work.contains(occasion) else { continue }
                if finding.rank > best?.rank ?? 0 { best = finding }
            }
            if let best { return best }
        }
        return nil
    }
}
