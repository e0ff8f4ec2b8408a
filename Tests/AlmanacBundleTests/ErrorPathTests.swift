// SPDX-License-Identifier: Apache-2.0

import AlmanacBundle
import ComputationKit
import Testing

/// An error names the field of the input that it is about by its whole path, also where one computation fills the input of
/// another.
@Suite struct ErrorPathTests {
    struct Refusal: CustomTestStringConvertible, Sendable {
        let id: String
        let input: JSONValue
        let path: String
        let code: ComputationError.Code
        var testDescription: String { "\(id): \(path)" }
    }

    static let refusals = [
        Refusal(
            id: "wardrobe.my-history", input: ["wears": ["outfit": "nothing"]], path: "wears.outfit", code: .notFound),
        Refusal(id: "wardrobe.my-history", input: ["wears": ["item": "nothing"]], path: "wears.item", code: .notFound),
        Refusal(
            id: "wardrobe.my-suggestions", input: ["request": ["temperature": 12], "with": ["nothing"]],
            path: "with[0]", code: .notFound),
        Refusal(
            id: "wardrobe.my-suggestions", input: ["request": ["temperature": 12], "without": ["item"]],
            path: "without[0]", code: .refused),
        Refusal(
            id: "challenges.my-history", input: ["records": ["from": "2026-11-02", "through": "2026-11-01"]],
            path: "records.through", code: .refused),
        Refusal(
            id: "wardrobe.my-history", input: ["wears": ["from": "2026-11-02", "through": "2026-11-01"]],
            path: "wears.through", code: .refused),
        Refusal(
            id: "wardrobe.layer-plan",
            input: ["setting": "indoors", "coldest": 5, "warmest": 20, "garments": [["category": "shirt"]]],
            path: "coldest", code: .refused),
        Refusal(
            id: "wardrobe.required-insulation", input: ["setting": "outdoors", "airTemperature": 0, "wind": 39],
            path: "wind", code: .refused),
        Refusal(
            id: "wardrobe.pmv", input: ["airTemperature": 31, "relativeAirSpeed": 0.1, "met": 1.2, "clo": 0.5],
            path: "airTemperature", code: .invalidInput),
    ]

    @Test(arguments: refusals) func `issues have the whole path`(refusal: Refusal) async throws {
        let filled = try FilledHome(.current)
        let home = filled.home
        let engine = try Engine(AlmanacBundle.plugins(in: home), context: FilledHome.context)
        let error = await #expect(throws: ComputationError.self) { try await engine.run(refusal.id, refusal.input) }
        #expect(error?.issues.map(\.path) == [refusal.path], "\(error?.description ?? "")")
        #expect(error?.code == refusal.code)
    }
}
