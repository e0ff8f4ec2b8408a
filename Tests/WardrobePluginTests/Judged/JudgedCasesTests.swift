// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing
import WardrobePlugin

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Weather, occasion, and closet, with what a sensible, well-dressed person would refuse to wear, and why: 606 cases by
/// seven authors who didn't change the score and didn't know how it works.
///
/// Of the first three suggestions of each case, the scorer at 29840bf had 228 of 312 refused in the open half and 232
/// of 312 in the sealed half. The open half and the grid were used while changing the score. The sealed half was read
/// once, at the end: 24 of 312 were refused, and the underlying faults were fixed. The final set was written afterwards
/// and run once: none of 180 were refused.
///
/// The wardrobes of the world and the weather came later: before the vocabulary, 109 of 195 and 29 of 120 were refused. Their
/// second halves were closed and read once, at the end: 74 of 195 and 4 of 120 were refused; what was missing in the
/// vocabulary was added.
@Suite struct JudgedCasesTests {
    /// At most 3 % of the suggestions are refused, and at most 5 % in the second wardrobes of the world.
    ///
    /// No suggestion counts as three refused ones if the closet has an acceptable outfit, and every suggestion counts
    /// as refused if the correct result is none.
    @Test(arguments: [
        ("open", 104), ("sealed", 104), ("grid", 128), ("final", 60), ("world", 65), ("weather", 40),
        ("world2", 65), ("weather2", 40),
    ])
    func `the judge rejects few suggestions`(half: String, count: Int) async throws {
        let judge = try Judge(half)
        #expect(judge.cases.count == count)
        let verdict = try await judge.verdict()
        let share = Double(verdict.refused) / Double(verdict.suggestions)
        #expect(verdict.suggestions == 3 * count)
        #expect(
            share <= (half == "world2" ? 0.05 : half == "weather2" ? 0.04 : 0.03),
            """
            \(half): \(verdict.refused) of \(verdict.suggestions) refused
            \(verdict.reasons.joined(separator: "\n"))
            """)
        #expect(verdict.unwarned.isEmpty, "\(half): no danger said: \(verdict.unwarned.joined(separator: ", "))")
    }

    /// The cases are consistent: outfits they call acceptable are in the closet and match none of their refusals.
    @Test(arguments: ["open", "sealed", "grid", "final", "world", "weather", "world2", "weather2"])
    func `judged cases are consistent`(
        half: String
    ) throws {
        let judge = try Judge(half)
        #expect(Set(judge.cases.map(\.id)).count == judge.cases.count)
        for judged in judge.cases {
            let closet = try #require(judge.closets[judged.closet], "\(half)")
            let ids = Set(closet.items.map(\.id))
            #expect(judged.expects == .refusal || !judged.refuse.isEmpty, "\(half)")
            for refusal in judged.refuse {
                #expect(refusal.names.allSatisfy { ids.contains($0) || closet.groups[$0] != nil }, "\(half)")
            }
            guard let acceptable = judged.acceptable else { continue }
            #expect(ids.isSuperset(of: acceptable), "\(half)")
            #expect(!judged.refuse.contains { $0.meets(Set(acceptable), closet) }, "\(half)")
        }
    }
}

/// One half of the cases with its closets.
private struct Judge {
    let cases: [JudgedCase]
    let closets: [String: JudgedCloset]

    init(_ half: String) throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
        func read<Value: Decodable>(_ file: String) throws -> [Value] {
            try JSONDecoder().decode([Value].self, from: Data(contentsOf: folder.appending(path: file)))
        }
        cases = try read("\(half)-cases.json")
        let closets: [JudgedCloset] = try read("\(half)-closets.json")
        self.closets = Dictionary(uniqueKeysWithValues: closets.map { ($0.name, $0) })
    }

    /// The number of refused suggestions and of all suggestions.
    struct Verdict {
        var suggestions = 0
        var refused = 0
        /// Each refused suggestion with its reasons.
        var reasons: [String] = []
        /// The cases with an unreported danger.
        var unwarned: [String] = []
    }

    /// Requests three suggestions for every case, as JSON.
    func verdict() async throws -> Verdict {
        let engine = try Engine([WardrobePlugin()])
        var verdict = Verdict()
        for judged in cases {
            let closet = try #require(closets[judged.closet])
            let input = JSONValue.object(
                JSONObject([("items", .array(closet.values)), ("request", judged.request), ("count", 3)]))
            var answer: JSONValue = [:]
            var failure = ""
            do { answer = try await engine.run("wardrobe.suggest-outfits", input) } catch { failure = "\(error)" }
            let outfits = (answer["outfits"]?.array ?? []).prefix(3).map { outfit in
                (outfit["items"]?.array ?? []).compactMap { $0["id"]?.string }
            }
            verdict.suggestions += 3
            if judged.expects == .danger, answer["danger"]?["kind"] == nil { verdict.unwarned.append(judged.id) }
            if judged.expects == .refusal {
                verdict.refused += outfits.count
                for outfit in outfits { verdict.reasons.append("\(judged.id): \(outfit): nothing is right there") }
            } else if outfits.isEmpty {
                verdict.refused += 3
                verdict.reasons.append("\(judged.id): no suggestion at all: \(failure)")
            } else {
                judge(outfits, judged, closet, into: &verdict)
            }
        }
        return verdict
    }

    private func judge(
        _ outfits: [[String]], _ judged: JudgedCase, _ closet: JudgedCloset, into verdict: inout Verdict
    ) {
        var seen: [Set<String>] = []
        for (number, outfit) in outfits.enumerated() {
            let worn = Set(outfit)
            var why = judged.refuse.filter { $0.meets(worn, closet) }.map(\.why)
            let main = worn.filter { !closet.accessories.contains($0) }
            if seen.contains(main) { why.append("an earlier one with other accessories") }
            seen.append(main)
            guard !why.isEmpty else { continue }
            verdict.refused += 1
            verdict.reasons.append("\(judged.id) \(number + 1): \(outfit): \(why.joined(separator: "; "))")
        }
    }
}

private struct JudgedCloset: Decodable {
    struct Item: Decodable {
        let id: String
        let category: String
    }

    private enum CodingKeys: String, CodingKey {
        case name, items, groups
    }

    let name: String
    let items: [Item]
    /// The items as entered.
    let values: [JSONValue]
    let groups: [String: [String]]
    let accessories: Set<String>

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        items = try container.decode([Item].self, forKey: .items)
        values = try container.decode([JSONValue].self, forKey: .items)
        groups = try container.decodeIfPresent([String: [String]].self, forKey: .groups) ?? [:]
        let kinds: Set = ["scarf", "hat", "belt", "jewelry", "bag", "accessories"]
        accessories = Set(items.filter { kinds.contains($0.category) }.map(\.id))
    }

    /// Returns the items for names of items and groups.
    func ids(_ names: [String]) -> Set<String> { Set(names.flatMap { groups[$0] ?? [$0] }) }
}

private struct JudgedCase: Decodable {
    enum Expectation: String, Decodable {
        case outfits, danger, refusal
    }

    /// A refusal, which applies if all of its given parts apply.
    struct Refusal: Decodable {
        struct TooFew: Decodable {
            let count: Int
            let of: [String]
        }

        let why: String
        let wears: [String]?
        let alsoWears: [String]?
        let lacks: [String]?
        let fewerThan: TooFew?

        var names: [String] { (wears ?? []) + (alsoWears ?? []) + (lacks ?? []) + (fewerThan?.of ?? []) }

        func meets(_ worn: Set<String>, _ closet: JudgedCloset) -> Bool {
            if let wears, worn.isDisjoint(with: closet.ids(wears)) { return false }
            if let alsoWears, worn.isDisjoint(with: closet.ids(alsoWears)) { return false }
            if let lacks, !worn.isDisjoint(with: closet.ids(lacks)) { return false }
            if let fewerThan, worn.intersection(closet.ids(fewerThan.of)).count >= fewerThan.count { return false }
            return true
        }
    }

    let id: String
    let closet: String
    let situation: String
    let request: JSONValue
    let expects: Expectation
    let refuse: [Refusal]
    let acceptable: [String]?
}
