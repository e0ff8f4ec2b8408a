// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Checks that computations conform to the engine's requirements.
///
/// Run it in the tests of every plugin.
///
/// It doesn't depend on a test framework: it returns the problems that it finds, and an empty list means success.
///
/// ```swift
/// @Test func `the plugin conforms`() async {
///     let problems = await ComputationConformance.problems(of: WeatherPlugin())
///     #expect(problems == [])
/// }
/// ```
///
/// For each computation it checks that
/// - it has an example, and every example runs, or refers to a record that doesn't exist;
/// - the schemas of input and output agree with `Codable`;
/// - its schemas can be recreated from their JSON Schema;
/// - the output satisfies its own schema and survives decoding and encoding;
/// - the same input and context produce the same bytes, also in 100 concurrent calls, unless it changes records;
/// - every presenter produces the same text twice, without control characters, and plain text fits 80 columns;
/// - an unknown field, a missing field, and a value of the wrong type are rejected with their path.
public enum ComputationConformance {
    /// The default context of examples: a fixed clock and a fixed seed.
    public static let context = Context(
        clock: .fixed(Timestamp(secondsSince1970: 1_700_000_000)), seed: 20_231_114)

    /// Returns the problems of a plugin's computations.
    public static func problems(of plugin: any Plugin, context: Context = context) async -> [ConformanceProblem] {
        var problems = registrationProblems(of: plugin)
        guard problems.isEmpty, let engine = try? Engine([plugin]) else { return problems }
        for computation in engine.computations {
            problems += await Self.problems(of: computation, in: engine, context)
        }
        return problems
    }

    /// Returns what prevents an engine from running a plugin, which a release build doesn't check.
    private static func registrationProblems(of plugin: any Plugin) -> [ConformanceProblem] {
        Engine.problems(of: [plugin]).map {
            ConformanceProblem(computation: plugin.manifest.name, $0.description)
        }
    }

    private static func problems(
        of computation: AnyComputation, in engine: Engine, _ context: Context
    ) async -> [ConformanceProblem] {
        var trial = Trial(computation: computation, engine: engine, context: context)
        await trial.run()
        return (computation.typed?.codableDrift() ?? []) + trial.problems
    }

    /// Returns the problems of a plugin whose computations change records.
    ///
    /// The checks are those of ``problems(of:context:)-(Plugin,_)``. Each computation that writes gets a separate
    /// plugin, so that its records don't affect the examples of another. In addition, each example of a computation
    /// that writes runs in two identical plugins: the outputs must have the same bytes, so keys and times must come
    /// from the context.
    ///
    /// - Parameters:
    ///   - makePlugin: Creates a plugin with separate records, the same ones each time.
    ///   - isChecked: Whether to check a computation, by its manifest; by default, all are checked.
    ///   - context: The context in which examples run.
    public static func problems(
        ofEach makePlugin: @Sendable () throws -> any Plugin, where isChecked: (Manifest) -> Bool = { _ in true },
        context: Context = context
    ) async -> [ConformanceProblem] {
        do {
            let plugin = try makePlugin()
            var problems = registrationProblems(of: plugin)
            guard problems.isEmpty else { return problems }
            let shared = try Engine([plugin])
            for computation in shared.computations where isChecked(computation.manifest) {
                let writes = computation.manifest.effects.contains(.writes)
                let engine = writes ? try Engine([makePlugin()]) : shared
                problems += await Self.problems(of: computation, in: engine, context)
                guard writes else { continue }
                for example in computation.manifest.examples {
                    let id = computation.manifest.id
                    let input = example.input
                    let first = try await answer(to: input, of: id, in: makePlugin(), context)
                    let second = try await answer(to: input, of: id, in: makePlugin(), context)
                    guard first != second else { continue }
                    problems.append(
                        ConformanceProblem(
                            computation: id,
                            "the example \"\(example.title)\" produces different bytes in a second plugin"
                        ))
                }
            }
            return problems
        } catch {
            return [ConformanceProblem(computation: "plugin", "\(error)")]
        }
    }

    /// Returns the output as text, or the description of the error if a record wasn't found or its state doesn't allow
    /// what the example asks for.
    private static func answer(
        to input: JSONValue, of id: String, in plugin: any Plugin, _ context: Context
    ) async throws(ComputationError) -> String {
        do {
            return try await Engine([plugin]).run(id, input, in: context.repeated).text()
        } catch {
            guard [.notFound, .conflict].contains(error.code) else { throw error }
            return error.description
        }
    }

    /// Returns the problems of a computation that doesn't call others.
    public static func problems(
        of computation: some Computation, context: Context = context
    ) async -> [ConformanceProblem] {
        await problems(of: Alone(computation), context: context)
    }

    /// A plugin with one computation.
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

/// Runs a computation without an engine, but with an engine's checks, for tests of a single computation.
///
/// - Throws: `ComputationError` with every problem of the input, or the computation's error.
public func checked<Tested: Computation>(
    _ computation: Tested, _ input: Tested.Input, in context: Context = Context()
) async throws(ComputationError) -> Tested.Output {
    try await computation.checkedRun(input, computation.manifest, in: context)
}

/// A violation of the engine's requirements by a computation.
public struct ConformanceProblem: Sendable, Hashable, CustomStringConvertible {
    /// The computation's id, or the plugin's name.
    public let computation: String
    /// The problem in one sentence.
    public let message: String

    init(computation: String, _ message: String) {
        self.computation = computation
        self.message = message
    }

    /// The id and the sentence.
    public var description: String { "\(computation): \(message)" }
}
