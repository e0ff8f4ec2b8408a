// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing
import WardrobePlugin

@Suite struct StatedRequestTests {
    private func today() throws -> CalendarDay { try CalendarDay("2026-11-21") }

    private func read(
        _ request: OutfitRequest = OutfitRequest(), _ typed: TypedRequest, needsTemperature: Bool = true
    ) throws -> OutfitRequest {
        let stated = StatedRequest(request, typed, unit: nil)
        return try stated.request(
            in: stated.unit(profile: nil), today: try today(), needsTemperature: needsTemperature)
    }

    private func refusedPaths(_ request: OutfitRequest = OutfitRequest(), _ typed: TypedRequest) -> [String] {
        do {
            _ = try read(request, typed)
            return []
        } catch {
            return (error as? ComputationError)?.issues.map(\.path) ?? []
        }
    }

    @Test func `the unit is the stated one, else a number's, the profile's, or the request's`() throws {
        let typed = TypedRequest(temperature: try TypedTemperature("13C"))
        let figure = TypedRequest(temperature: try TypedTemperature("55"))
        let numbers = OutfitRequest(temperature: 12.8)
        #expect(StatedRequest(numbers, typed, unit: .fahrenheit).unit(profile: .celsius) == .fahrenheit)
        #expect(StatedRequest(OutfitRequest(), typed, unit: nil).unit(profile: .fahrenheit) == .celsius)
        #expect(StatedRequest(OutfitRequest(), figure, unit: nil).unit(profile: .celsius) == .celsius)
        #expect(StatedRequest(OutfitRequest(), figure, unit: nil).unit(profile: nil) == .fahrenheit)
        #expect(StatedRequest(numbers, TypedRequest(), unit: nil).unit(profile: .fahrenheit) == .fahrenheit)
        #expect(StatedRequest(numbers, TypedRequest(), unit: nil).unit(profile: nil) == .celsius)
    }

    @Test func `a typed request becomes numbers`() throws {
        var typed = TypedRequest(
            date: .tomorrow, temperature: try TypedTemperature("5..17C"), wind: try TypedSpeed("10m/s"))
        typed.humidity = try TypedShare("80%")
        typed.precipitation = try TypedShare("30%")
        typed.activity = try TypedActivity("walking")
        let request = try read(OutfitRequest(occasion: .work), typed)
        let day = try today().adding(days: 1)
        #expect(request.date == day && request.occasion == .work)
        #expect(request.coldest == 5 && request.warmest == 17 && request.temperature == nil)
        #expect(request.wind == 10 && request.humidity == 80 && request.precipitationProbability == 0.3)
        #expect(request.met == 2.6)
    }

    @Test func `an apparent temperature counts as the temperature of calm air`() throws {
        let typed = TypedRequest(feelsLike: try TypedTemperature("5C"))
        let request = try read(typed)
        // 3 mph is 1.34112 m/s.
        #expect(request.temperature == 5 && request.wind.map { abs($0 - 1.34112) < 1e-9 } == true)
        #expect(try read(OutfitRequest(setting: .indoors), typed).wind == nil)
    }

    private func read(_ typed: TypedRequest) throws -> OutfitRequest { try read(OutfitRequest(), typed) }

    @Test func `a refusal names the given field`() throws {
        let warm = try TypedTemperature("55")
        #expect(refusedPaths(TypedRequest()) == ["request.temperature"])
        #expect(refusedPaths(OutfitRequest(temperature: 4), TypedRequest(temperature: warm)) == ["typed.temperature"])
        #expect(
            refusedPaths(TypedRequest(temperature: warm, wind: try TypedSpeed("500mph"))) == ["typed.wind"])
        #expect(
            refusedPaths(OutfitRequest(wind: 3), TypedRequest(feelsLike: warm)) == ["request.wind"])
        #expect(refusedPaths(TypedRequest(temperature: warm, feelsLike: warm)) == ["typed.feelsLike"])
        #expect(refusedPaths(TypedRequest(temperature: try TypedTemperature("200"))) == ["typed.temperature"])
        #expect(throws: Never.self) { try read(OutfitRequest(), TypedRequest(), needsTemperature: false) }
    }

    private func refusedPaths(_ typed: TypedRequest) -> [String] { refusedPaths(OutfitRequest(), typed) }
}
