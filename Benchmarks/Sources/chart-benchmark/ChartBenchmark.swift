// SPDX-License-Identifier: AGPL-3.0-or-later

import AstrologyPlugin
import ComputationKit
import Measuring
import SwissEphemeris

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Computes the charts of the births that the C loop draws through the kit; prints one line of JSON.
@main
struct ChartBenchmark {
    static func main() async {
        do {
            let options = try Options(Array(CommandLine.arguments.dropFirst()))
            // Off the main actor, or every call would switch threads twice.
            try await run(options)
        } catch let error as UsageError {
            stop(64, error.message)
        } catch {
            stop(65, "\(error)")
        }
    }

    private static func stop(_ code: Int32, _ message: String) -> Never {
        let text = Array("chart-benchmark: \(message)\n".utf8)
        write(2, text, text.count)
        exit(code)
    }

    @concurrent
    private static func run(_ options: Options) async throws {
        let births = RandomBirth.births(options.count, seed: options.seed, sorted: options.sorted)
        switch options.mode {
        case .births:
            births.forEach { print((["birth": birth($0)] as JSONValue).text()) }
        case .typed:
            print(try await typed(births, options).text())
        case .direct:
            print(try direct(births, options).text())
        case .erased:
            print(try await erased(births, options).text())
        case .stages:
            let stages = Stages(births)
            print(try await stages.report(options).text())
        }
    }

    /// Thirteen bodies, as in the C loop.
    static let bodies: [CelestialBody] = [
        .sun, .moon, .mercury, .venus, .mars, .jupiter, .saturn, .uranus, .neptune, .pluto, .northNode, .lilith,
        .chiron,
    ]

    /// Returns the request for a birth as JSON.
    static func request(_ birth: RandomBirth) -> JSONValue {
        ["birth": self.birth(birth), "bodies": .array(bodies.map { .string($0.word) })]
    }

    private static func birth(_ birth: RandomBirth) -> JSONValue {
        ["date": .string(birth.date), "latitude": .number(birth.latitude), "longitude": .number(birth.longitude)]
    }

    private static func typed(_ births: [RandomBirth], _ options: Options) async throws -> JSONValue {
        let engine = try Engine([AstrologyPlugin(sources: .swissEphemeris)])
        let requests = births.map { ChartRequest(birth: $0.birth, bodies: bodies) }
        _ = try await engine(Astrology.natalChart, requests[0])
        var checksum = 0.0
        let start = ProcessorTime.seconds
        for request in requests {
            let chart = try await engine(Astrology.natalChart, request)
            for planet in chart.planets { checksum += planet.longitude + planet.declination }
            checksum += chart.ascendant?.longitude ?? 0
        }
        let elapsed = ProcessorTime.seconds - start
        return line("typed", options, elapsed, ["checksum": .number(checksum)])
    }

    private static func direct(_ births: [RandomBirth], _ options: Options) throws -> JSONValue {
        let computation = NatalChart(sources: .swissEphemeris)
        let requests = births.map { ChartRequest(birth: $0.birth, bodies: bodies) }
        _ = try computation.chart(requests[0])
        var checksum = 0.0
        let start = ProcessorTime.seconds
        for request in requests {
            let chart = try computation.chart(request)
            for planet in chart.planets { checksum += planet.longitude + planet.declination }
            checksum += chart.ascendant?.longitude ?? 0
        }
        let elapsed = ProcessorTime.seconds - start
        return line("direct", options, elapsed, ["checksum": .number(checksum)])
    }

    private static func erased(_ births: [RandomBirth], _ options: Options) async throws -> JSONValue {
        let engine = try Engine([AstrologyPlugin(sources: .swissEphemeris)])
        let requests = births.map { request($0).utf8() }
        let id = Astrology.natalChart.id
        _ = try await engine.run(id, try JSONValue(parsing: requests[0]))
        var bytes = 0
        let start = ProcessorTime.seconds
        for request in requests { bytes += try await engine.run(id, try JSONValue(parsing: request)).utf8().count }
        let elapsed = ProcessorTime.seconds - start
        return line("erased", options, elapsed, ["bytesPerChart": .integer(Int64(bytes / births.count))])
    }

    static func line(
        _ benchmark: String, _ options: Options, _ elapsed: Double, _ more: [String: JSONValue]
    ) -> JSONValue {
        var members = JSONObject(more.map { ($0.key, $0.value) })
        members["benchmark"] = .string(benchmark)
        members["charts"] = .integer(Int64(options.count))
        members["order"] = options.sorted ? "sorted" : "random"
        members["seed"] = .number(Double(options.seed))
        members["cpuMicrosecondsPerChart"] = .number(elapsed / Double(options.count) * 1e6)
        members["peakKilobytes"] = .integer(Int64(ProcessorTime.peakKilobytes))
        return .object(members)
    }
}
