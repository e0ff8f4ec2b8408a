// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Synchronization

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Finds where a type's schema and its `Codable` disagree.
///
/// A value with every field set is made from the schema and decoded by a decoder that notes every key the type asks
/// for; then it is encoded both ways.
struct CodableDrift<Value: SchemaProviding> {
    let role: String

    func messages() -> [String] {
        var messages: [String] = []
        // A union has a value of its own for each variant.
        for variant in 0..<Value.schema.erased.variantCount {
            for message in self.messages(variant: variant) where !messages.contains(message) {
                messages.append(message)
            }
        }
        return messages
    }

    private func messages(variant: Int) -> [String] {
        let schema = Value.schema.erased.resolved
        let sample = schema.completed(schema.sample(variant: variant))
        let asked = Mutex<[String: Set<String>]>([:])
        let decoder = JSONValueDecoder { path, key in
            asked.withLock { _ = $0[path, default: []].insert(key) }
        }
        let value: Value
        do {
            value = try decoder.decode(Value.self, from: sample)
        } catch {
            return ["the \(role) cannot be decoded from a value made of its own schema: \(error)"]
        }
        let seen = asked.withLock(\.self)
        return keyMessages(schema, sample, path: "", seen)
            + encodingMessages(value, sample)
            + enumerationMessages(schema, sample)
            + optionalMessages(schema, sample)
    }

    private func keyMessages(
        _ schema: AnySchema, _ sample: JSONValue, path: String, _ asked: [String: Set<String>]
    ) -> [String] {
        switch (schema.resolved.kind, sample) {
        case (.object(let fields), .object(let members)):
            return keyMessages(fields, members, path: path, asked)
        case (.union(let union), .object(let members)):
            let variant = union.variants.first { members[union.discriminator] == .string($0.value) }
            var own = asked
            own[path]?.remove(union.discriminator)
            return keyMessages(variant?.fields ?? [], members, path: path, own)
        case (.list(let element, _), .array(let elements)):
            return elements.enumerated().flatMap { keyMessages(element, $1, path: "\(path)[\($0)]", asked) }
        default:
            return []
        }
    }

    private func keyMessages(
        _ fields: [AnySchema.Field], _ members: JSONObject, path: String, _ asked: [String: Set<String>]
    ) -> [String] {
        let place = path.isEmpty ? role : "\(role) at \(path)"
        let described = Set(fields.map(\.name)).intersection(members.keys)
        let decoded = asked[path] ?? []
        let unknown = described.subtracting(decoded).sorted().map {
            "the schema of the \(place) has a field \"\($0)\" which Codable does not know"
        }
        let undescribed = decoded.subtracting(fields.map(\.name)).sorted().map {
            "Codable reads \"\($0)\" of the \(place) which the schema does not have"
        }
        let nested = fields.flatMap { field -> [String] in
            guard let value = members[field.name] else { return [] }
            return keyMessages(field.schema, value, path: path.isEmpty ? field.name : "\(path).\(field.name)", asked)
        }
        return unknown + undescribed + nested
    }

    private func encodingMessages(_ value: Value, _ sample: JSONValue) -> [String] {
        var messages: [String] = []
        let bySchema = Value.schema.json(of: value)
        if bySchema != sample {
            messages.append("the \(role) made of \(sample) comes back from its schema as \(bySchema)")
        }
        if let byCodable = try? JSONValue(codable: value), byCodable != bySchema {
            messages.append("Codable encodes the \(role) as \(byCodable), its schema as \(bySchema)")
        }
        return messages
    }

    /// Every word of every enumeration must decode.
    private func enumerationMessages(_ schema: AnySchema, _ sample: JSONValue) -> [String] {
        schema.fields.flatMap { field -> [String] in
            guard case .enumeration(let cases) = field.schema.resolved.kind else { return [] }
            return cases.compactMap { entry in
                var members = sample.object ?? JSONObject()
                members[field.name] = .string(entry.value)
                let decodes = (try? JSONValueDecoder().decode(Value.self, from: .object(members))) != nil
                return decodes ? nil : "the \(role)'s \(field.name) \"\(entry.value)\" cannot be decoded"
            }
        }
    }

    /// What the schema lets an input leave out must decode when it is left out.
    private func optionalMessages(_ schema: AnySchema, _ sample: JSONValue) -> [String] {
        schema.fields.compactMap { field in
            guard !field.isRequired, field.defaultValue == nil else { return nil }
            var members = sample.object ?? JSONObject()
            members[field.name] = nil
            let decodes = (try? JSONValueDecoder().decode(Value.self, from: .object(members))) != nil
            return decodes
                ? nil : "the \(role) may leave out \"\(field.name)\" by its schema but not by Codable"
        }
    }
}

extension Computation {
    /// Where the schemas of input and output drift from their `Codable`.
    func codableDrift() -> [ConformanceProblem] {
        let messages =
            CodableDrift<Input>(role: "input").messages() + CodableDrift<Output>(role: "output").messages()
        return messages.map { ConformanceProblem(computation: manifest.id, $0) }
    }

    /// What changes of an output when it is decoded and encoded again.
    func codableDrift(of output: JSONValue, _ name: String) throws -> [String] {
        var messages: [String] = []
        let decoded = try JSONValueDecoder().decode(Output.self, from: output)
        if Output.schema.json(of: decoded) != output {
            messages.append("the output of \(name) changes when it is decoded and encoded")
        }
        if try JSONValue(codable: decoded) != output {
            messages.append("Codable and the schema encode the output of \(name) differently")
        }
        return messages
    }
}

extension JSONValue {
    /// What `Codable` makes of a value.
    init(codable value: some Encodable) throws {
        try self.init(parsing: Array(JSONEncoder().encode(value)))
    }
}
