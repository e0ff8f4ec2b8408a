// SPDX-License-Identifier: Apache-2.0

import ComputationKit

/// The checks of one computation, and what they found.
struct Trial<Tested: Computation> {
    let computation: Tested
    let context: Context
    private(set) var problems: [ConformanceProblem] = []
    private var id: String { Tested.manifest.id }

    init(computation: Tested, context: Context) {
        self.computation = computation
        self.context = context
    }

    mutating func run() async {
        if Tested.manifest.summary.isEmpty { fail("its manifest has no summary") }
        if Tested.manifest.examples.isEmpty { fail("its manifest has no example") }
        CodableDrift<Tested.Input>(role: "input").messages().forEach { fail($0) }
        CodableDrift<Tested.Output>(role: "output").messages().forEach { fail($0) }
        for example in Tested.manifest.examples {
            await checkResult(of: example)
            await checkRefusals(of: example)
        }
        await checkConcurrency()
    }

    private mutating func fail(_ message: String) {
        problems.append(ConformanceProblem(computation: id, message))
    }

    private var erased: AnyComputation { AnyComputation(computation) }

    private mutating func checkResult(of example: Example) async {
        let name = "the example \"\(example.title)\""
        do {
            let output = try await erased(example.input, in: context)
            if output.text() != (try await erased(example.input, in: context)).text() {
                fail("\(name) gives different bytes in a second run")
            }
            for issue in Tested.Output.shape.erased.issues(of: output) {
                fail("the output of \(name) breaks its shape: \(issue)")
            }
            let completed = Tested.Input.shape.erased.completed(example.input)
            let input = try JSONValueDecoder().decode(Tested.Input.self, from: completed)
            let typed = try await Engine([])(computation, input, in: context)
            let typedJSON = Tested.Output.shape.json(of: typed)
            if typedJSON != output { fail("a typed and an erased call of \(name) differ") }
            if try JSONValue(codable: typed) != typedJSON {
                fail("Codable and the shape encode the output of \(name) differently")
            }
            let decoded = try JSONValueDecoder().decode(Tested.Output.self, from: output)
            if Tested.Output.shape.json(of: decoded) != output {
                fail("the output of \(name) changes when it is decoded and encoded")
            }
        } catch {
            fail("\(name) fails: \(error)")
        }
    }

    private mutating func checkRefusals(of example: Example) async {
        guard case .object(let members) = example.input else { return }
        var extra = members
        extra["conformanceProbe"] = 1
        await expectRefusal(of: .object(extra), at: "conformanceProbe", "an unknown field")
        for field in Tested.Input.shape.erased.fields where field.isRequired {
            var less = members
            less[field.name] = nil
            await expectRefusal(of: .object(less), at: field.name, "a missing field")
        }
        for field in Tested.Input.shape.erased.fields {
            if case .any = field.shape.resolved.kind { continue }
            var wrong = members
            wrong[field.name] = field.shape.sample().bool == nil ? true : 1
            await expectRefusal(of: .object(wrong), at: field.name, "a value of the wrong kind")
        }
    }

    private mutating func expectRefusal(of input: JSONValue, at path: String, _ what: String) async {
        do throws(Failure) {
            _ = try await erased(input, in: context)
            fail("\(what) at \(path) is accepted")
        } catch {
            let isNamed = error.issues.contains { $0.path == path || $0.path.hasPrefix("\(path).") }
            if error.code != .badInput || !isNamed {
                fail("\(what) at \(path) is refused without naming it: \(error)")
            }
        }
    }

    private mutating func checkConcurrency() async {
        guard !Tested.manifest.examples.isEmpty else { return }
        var expected: [String] = []
        for example in Tested.manifest.examples {
            guard let output = try? await erased(example.input, in: context) else { return }
            expected.append(output.text())
        }
        let (erased, context) = (erased, context)
        let inputs = Tested.manifest.examples.map(\.input)
        let differing = await withTaskGroup { group in
            for call in 0..<100 {
                let position = call % inputs.count
                let serial = expected[position]
                group.addTask {
                    let output = try? await erased(inputs[position], in: context)
                    return output?.text() != serial
                }
            }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        if differing > 0 { fail("\(differing) of 100 concurrent calls differ from the serial result") }
    }
}
