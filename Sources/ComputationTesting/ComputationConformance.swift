// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Proves that computations keep the engine's contract; run it in the tests of every plugin.
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
/// - it has an example, and every example runs, or names a record that isn't there;
/// - the schemas of input and output agree with `Codable`, found by a decoder that notes every key a type asks for;
/// - its schemas read back from their own JSON Schema as they were;
/// - the output satisfies its own schema and survives decoding and encoding;
/// - the same input and context give the same bytes, also in 100 concurrent calls, unless it changes records;
/// - every presenter gives the same text twice, without control characters, and plain text fits 80 columns;
/// - an unknown field, a missing field and a value of the wrong kind are refused with their path.
public enum ComputationConformance {
    /// The context in which examples run unless another is given: a fixed clock and a fixed seed.
    public static let context = Context(
        clock: .fixed(Timestamp(secondsSince1970: 1_700_000_000)), seed: 20_231_114)

    /// Everything that is wrong with a plugin's computations.
    public static func problems(of plugin: any Plugin, context: Context = context) async -> [ConformanceProblem] {
        let engine: Engine
        do throws(ComputationError) {
            engine = try Engine([plugin])
        } catch {
            return [ConformanceProblem(computation: plugin.manifest.name, error.description)]
        }
        var problems: [ConformanceProblem] = []
        for computation in engine.computations {
            problems += await Self.problems(of: computation, in: engine, context)
        }
        return problems
    }

    private static func problems(
        of computation: AnyComputation, in engine: Engine, _ context: Context
    ) async -> [ConformanceProblem] {
        var trial = Trial(computation: computation, engine: engine, context: context)
        await trial.run()
        return (computation.typed?.codableDrift() ?? []) + trial.problems
    }

    /// Everything that is wrong with a plugin whose computations change records.
    ///
    /// The checks are those of ``problems(of:context:)``, each computation in a plugin of its own, so that what one writes
    /// doesn't meet the examples of another. Beside them, each example of a computation that writes runs in two plugins
    /// made alike: the outputs must have the same bytes, so keys and times come from the context.
    ///
    /// - Parameter makePlugin: makes a plugin with records of its own, filled the same way each time.
    public static func problems(
        ofEach makePlugin: @Sendable () throws -> any Plugin, context: Context = context
    ) async -> [ConformanceProblem] {
        do {
            var problems: [ConformanceProblem] = []
            for computation in try Engine([makePlugin()]).computations {
                problems += await Self.problems(of: computation, in: try Engine([makePlugin()]), context)
                guard computation.manifest.effects.contains(.writes) else { continue }
                for example in computation.manifest.examples {
                    let id = computation.manifest.id
                    let input = example.input
                    let first = try await answer(to: input, of: id, in: makePlugin(), context)
                    let second = try await answer(to: input, of: id, in: makePlugin(), context)
                    guard first != second else { continue }
                    problems.append(
                        ConformanceProblem(
                            computation: id, "the example \"\(example.title)\" gives different bytes in a second plugin"
                        ))
                }
            }
            return problems
        } catch {
            return [ConformanceProblem(computation: "plugin", "\(error)")]
        }
    }

    /// The output as text, or that a record isn't there.
    private static func answer(
        to input: JSONValue, of id: String, in plugin: any Plugin, _ context: Context
    ) async throws(ComputationError) -> String {
        do {
            return try await Engine([plugin]).run(id, input, in: context.repeated).text()
        } catch {
            guard error.code == .notFound else { throw error }
            return error.description
        }
    }

    /// Everything that is wrong with one computation, which may call no other.
    public static func problems(
        of computation: some Computation, context: Context = context
    ) async -> [ConformanceProblem] {
        await problems(of: Alone(computation), context: context)
    }

    /// A plugin of one computation.
    private struct Alone: Plugin {
        let manifest: PluginManifest
        let computations: [AnyComputation]

        init(_ computation: some Computation) {
            let name = computation.manifest.id.prefix { $0 != "." }
            manifest = PluginManifest(
                name: String(name), title: "", summary: "", version: "0.0.0", license: "Apache-2.0")
            computations = [AnyComputation(computation)]
        }
    }
}

/// Runs a computation outside of any engine, with the checks of one; for tests of a single computation.
///
/// - Throws: ``ComputationKit/ComputationError`` with every problem of the input, or with what the computation threw.
public func checked<Tested: Computation>(
    _ computation: Tested, _ input: Tested.Input, in context: Context = Context()
) async throws(ComputationError) -> Tested.Output {
    try await computation.checkedRun(input, computation.manifest, in: context)
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
