// SPDX-License-Identifier: Apache-2.0

// Prints every schema of the shipped computations, and documents made and damaged at random with what the program says
// of them, as lines of JSON. .ci/check-schemas compares that with what an independent validator says.
//
//     schema-documents [documents for each schema] [seed]

import AlmanacBundle
import ComputationKit

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
let count = Int(arguments.first ?? 800)
let seed = arguments.dropFirst().first ?? 2026

for (index, computation) in try Engine(AlmanacBundle.plugins).computations.enumerated() {
    for (role, schema) in [("input", computation.input), ("output", computation.output)] {
        let name = "\(computation.manifest.id) \(role)"
        // Reading an output accepts former names, as reading an input does; only what is written has none.
        print((["schema": .string(name), "jsonSchema": schema.jsonSchema] as JSONValue).text())
        let examples = role == "input" ? computation.manifest.examples.map(\.input) : []
        var documents = Documents(seed: seed &+ UInt64(index) &* 7_919)
        for number in 0..<count {
            let document = documents.next(schema, example: examples.isEmpty ? nil : examples[number % examples.count])
            let isValid = !schema.issues(of: document).contains { $0.kind == .structure }
            let line: JSONValue = ["schema": .string(name), "document": document, "isValid": .boolean(isValid)]
            print(line.text())
        }
    }
}
