// SPDX-License-Identifier: Apache-2.0

import ComputationKit

/// The checks of one computation, and the problems that they found.
struct Trial {
    let computation: AnyComputation
    let engine: Engine
    let context: Context
    private(set) var problems: [ConformanceProblem] = []
    var manifest: Manifest { computation.manifest }
    var id: String { manifest.id }

    init(computation: AnyComputation, engine: Engine, context: Context) {
        self.computation = computation
        self.engine = engine
        self.context = context
    }

    mutating func run() async {
        if manifest.summary.isEmpty { fail("its manifest has no summary") }
        if manifest.examples.isEmpty { fail("its manifest has no example") }
        for (role, schema) in [("input", computation.input), ("output", computation.output)] {
            checkJSONSchema(of: schema, role)
        }
        for example in manifest.examples {
            await checkResult(of: example)
            await checkRefusals(of: example)
        }
        await checkConcurrency()
    }

    /// Whether a second run must have the same result, which isn't the case if it writes records.
    var isRepeatable: Bool {
        !manifest.effects.contains(.writes) || manifest.effects.contains(.idempotent)
    }

    mutating func fail(_ message: String) {
        problems.append(ConformanceProblem(computation: id, message))
    }

    private func run(_ input: JSONValue) async throws(ComputationError) -> JSONValue {
        try await engine.run(id, input, in: context)
    }

    private mutating func checkJSONSchema(of schema: AnySchema, _ role: String) {
        do {
            let again = try AnySchema(jsonSchema: schema.jsonSchema).jsonSchema
            if again != schema.jsonSchema { fail("the schema recreated from the JSON Schema of the \(role) differs") }
        } catch {
            fail("the schema can't be recreated from the JSON Schema of the \(role): \(error)")
        }
    }

    private mutating func checkResult(of example: Example) async {
        let name = "the example \"\(example.title)\""
        do {
            let output = try await run(example.input)
            if isRepeatable, output.text() != (try await run(example.input)).text() {
                fail("\(name) produces different bytes in a second run")
            }
            for issue in computation.output.outputIssues(of: output) {
                fail("the output of \(name) breaks its schema: \(issue)")
            }
            for message in try computation.typed?.codableDrift(of: output, name) ?? [] { fail(message) }
            await checkPresenters(of: example, giving: output)
        } catch let error as ComputationError where error.code == .notFound && manifest.effects.contains(.reads) {
            // The example refers to a record that doesn't exist.
        } catch {
            fail("\(name) fails: \(error)")
        }
    }

    private mutating func checkRefusals(of example: Example) async {
        guard case .object(let members) = example.input else { return }
        var extra = members
        extra["conformanceProbe"] = 1
        await expectRefusal(of: .object(extra), at: "conformanceProbe", "an unknown field")
        for field in computation.input.fields where field.isRequired {
            var less = members
            less[field.name] = nil
            await expectRefusal(of: .object(less), at: field.name, "a missing field")
        }
        for field in computation.input.fields {
            if case .any = field.schema.resolved.kind { continue }
            var wrong = members
            wrong[field.name] = field.schema.sample().bool == nil ? true : 1
            await expectRefusal(of: .object(wrong), at: field.name, "a value of the wrong type")
        }
    }

    private mutating func expectRefusal(of input: JSONValue, at path: String, _ what: String) async {
        do throws(ComputationError) {
            _ = try await run(input)
            fail("\(what) at \(path) is accepted")
        } catch {
            let isNamed = error.issues.contains { $0.path == path || $0.path.hasPrefix("\(path).") }
            if error.code != .invalidInput || !isNamed {
                fail("\(what) at \(path) is rejected without the path: \(error)")
            }
            // Faces replace a path with their option or field, which a sentence can't know.
            if "\(error)".contains(#/(?:^|\s)--[a-z]/#) {
                fail("\(what) at \(path) is rejected with the name of an option: \(error)")
            }
        }
    }

    private mutating func checkConcurrency() async {
        guard isRepeatable, !manifest.examples.isEmpty else { return }
        var expected: [String] = []
        for example in manifest.examples {
            guard let output = try? await run(example.input) else { return }
            expected.append(output.text())
        }
        let (engine, id, context) = (engine, id, context)
        let inputs = manifest.examples.map(\.input)
        let differing = await withTaskGroup { group in
            for call in 0..<100 {
                let position = call % inputs.count
                let serial = expected[position]
                group.addTask {
                    let output = try? await engine.run(id, inputs[position], in: context)
                    return output?.text() != serial
                }
            }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        if differing > 0 { fail("\(differing) of 100 concurrent calls differ from the serial result") }
    }
}
