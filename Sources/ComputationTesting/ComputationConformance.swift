// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Proves that computations keep the engine's contract; run it in the tests of every plugin, ours and others'.
///
/// It depends on no test framework: it returns what is wrong, and an empty list passes.
///
/// ```swift
/// @Test func `the plugin conforms`() async {
///     let problems = await ComputationConformance.problems(of: WeatherPlugin())
///     #expect(problems == [])
/// }
/// ```
///
/// For each computation it checks that
/// - it has an example, and every example runs;
/// - the shapes of input and output agree with `Codable`, found by a decoder that notes every key a type asks for;
/// - a typed and an erased call of an example give equal results;
/// - the output satisfies its own shape and survives decoding and encoding;
/// - the same input and context give the same bytes, also in 100 concurrent calls;
/// - an unknown field, a missing field and a value of the wrong kind are refused with their path.
public enum ComputationConformance {
    /// The context in which examples run unless another is given: a clock that stands still and a fixed seed.
    public static let context = Context(
        clock: .fixed(Timestamp(secondsSince1970: 1_700_000_000)), seed: 20_231_114)

    /// Everything that is wrong with a plugin's computations.
    public static func problems(of plugin: any Plugin, context: Context = context) async
        -> [ConformanceProblem]
    {
        var problems: [ConformanceProblem] = []
        do {
            _ = try Engine([plugin])
        } catch {
            problems.append(
                ConformanceProblem(computation: type(of: plugin).manifest.name, error.description))
        }
        for computation in plugin.computations {
            problems += await self.problems(of: computation, context: context)
        }
        return problems
    }

    /// Everything that is wrong with one computation.
    public static func problems<Tested: Computation>(
        of computation: Tested, context: Context = context
    ) async -> [ConformanceProblem] {
        var trial = Trial(computation: computation, context: context)
        await trial.run()
        return trial.problems
    }
}

/// One way in which a computation breaks the contract.
public struct ConformanceProblem: Sendable, Hashable, CustomStringConvertible {
    /// The computation's id, or the plugin's name.
    public let computation: String
    /// What is wrong, in a sentence.
    public let message: String

    init(computation: String, _ message: String) {
        self.computation = computation
        self.message = message
    }

    /// The id and the sentence.
    public var description: String { "\(computation): \(message)" }
}
