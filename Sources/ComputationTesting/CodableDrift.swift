// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Synchronization

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Finds differences between a type's schema and its `Codable` conformance.
///
/// Creates a value with every field from the schema, decodes it with a decoder that records every key the type
/// requests, and encodes it both ways.
struct CodableDrift<Value: SchemaProviding> {
    let role: String

    func messages() -> [String] {
        var messages: [String] = []
        // A union has a separate value for each variant.
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
            return ["the \(role) can't be decoded from a value of its schema: \(error)"]
        }
        let seen = asked.withLock(\.self)
        return keyMessages(schema, sample, path: "", seen)
            + encodingMessages(value, sample)
            + probeMessages(schema, sample)
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
        case (.dictionary(let element, _), .object(let members)):
            return members.flatMap { keyMessages(element, $0.value, path: "\(path).\($0.key)", asked) }
        case (.optional(let wrapped), let value) where value != .null:
            return keyMessages(wrapped, value, path: path, asked)
        default:
            return []
        }
    }

    private func keyMessages(
        _ fields: [AnySchema.Field], _ members: JSONObject, path: String, _ asked: [String: Set<String>]
    ) -> [String] {
        let place = path.isEmpty ? role : "\(role) at \(path)"
        // A type that is read without a decoder asks for no key; its encoding shows differences.
        guard let decoded = asked[path] else { return [] }
        let described = Set(fields.map(\.name)).intersection(members.keys)
        let unknown = described.subtracting(decoded).sorted().map {
            "the schema of the \(place) has a field \"\($0)\" that Codable doesn't have"
        }
        let undescribed = decoded.subtracting(fields.map(\.name)).sorted().map {
            "Codable reads \"\($0)\" of the \(place), which the schema doesn't have"
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
            messages.append("the \(role) decoded from \(sample) is encoded by its schema as \(bySchema)")
        }
        if let byCodable = try? JSONValue(codable: value), byCodable != bySchema {
            messages.append("Codable encodes the \(role) as \(byCodable), its schema as \(bySchema)")
        }
        let text = JSONWriter.text(of: value)
        if text != bySchema.utf8() {
            messages.append(
                "the \(role) is written as \(String(decoding: text, as: UTF8.self)), by its schema as \(bySchema)")
        }
        if let again: Value = try? JSONReader.value(in: text), JSONWriter.text(of: again) != text {
            messages.append("the \(role) differs after \(bySchema) is read")
        }
        return messages
    }

    /// Returns a message for each word of an enumeration, and each omitted optional field, that can't be decoded.
    private func probeMessages(_ schema: AnySchema, _ sample: JSONValue) -> [String] {
        probes(schema, sample, at: role).compactMap { probe in
            (try? JSONValueDecoder().decode(Value.self, from: probe.value)) == nil ? probe.message : nil
        }
    }

    /// A value with one change, and the message if it can't be decoded.
    private struct Probe {
        let message: String
        var value: JSONValue
    }

    private func probes(_ schema: AnySchema, _ sample: JSONValue, at place: String) -> [Probe] {
        switch (schema.resolved.kind, sample) {
        case (.enumeration(let cases), .string):
            return cases.map {
                Probe(message: "the \(place) \"\($0.value)\" can't be decoded", value: .string($0.value))
            }
        case (.object(let fields), .object(let members)): return probes(fields, members, at: place)
        case (.union(let union), .object(let members)):
            let variant = union.variants.first { members[union.discriminator] == .string($0.value) }
            return probes(variant?.fields ?? [], members, at: place)
        case (.list(let element, _), .array(let elements)):
            guard let first = elements.first else { return [] }
            return probes(element, first, at: "\(place)[0]").map { probe in
                Probe(message: probe.message, value: .array([probe.value] + elements.dropFirst()))
            }
        case (.dictionary(let element, _), .object(let members)):
            guard let (key, value) = Array(members).first else { return [] }
            return probes(element, value, at: "\(place)'s \(key)").map { probe in
                Probe(message: probe.message, value: .object(members.replacing(key, by: probe.value)))
            }
        case (.optional(let wrapped), let value) where value != .null: return probes(wrapped, value, at: place)
        default: return []
        }
    }

    private func probes(_ fields: [AnySchema.Field], _ members: JSONObject, at place: String) -> [Probe] {
        fields.flatMap { field -> [Probe] in
            guard let value = members[field.name] else { return [] }
            var own = probes(field.schema, value, at: "\(place)'s \(field.name)").map { probe in
                Probe(message: probe.message, value: .object(members.replacing(field.name, by: probe.value)))
            }
            if !field.isRequired, field.defaultValue == nil {
                own.append(
                    Probe(
                        message: "\"\(field.name)\" of the \(place) is optional in the schema but not in Codable",
                        value: .object(members.replacing(field.name, by: nil))))
            }
            return own
        }
    }
}

extension JSONObject {
    fileprivate func replacing(_ key: String, by value: JSONValue?) -> JSONObject {
        var object = self
        object[key] = value
        return object
    }
}

extension Computation {
    /// Returns the differences between the schemas of input and output and their `Codable` conformances.
    func codableDrift() -> [ConformanceProblem] {
        let messages =
            CodableDrift<Input>(role: "input").messages() + CodableDrift<Output>(role: "output").messages()
        return messages.map { ConformanceProblem(computation: manifest.id, $0) }
    }

    /// Returns the differences of an output after it is decoded and encoded.
    func codableDrift(of output: JSONValue, _ name: String) throws -> [String] {
        var messages: [String] = []
        let decoded = try JSONValueDecoder().decode(Output.self, from: output)
        if Output.schema.json(of: decoded) != output {
            messages.append("the output of \(name) differs after it is decoded and encoded")
        }
        if try JSONValue(codable: decoded) != output {
            messages.append("Codable and the schema encode the output of \(name) differently")
        }
        return messages
    }
}

extension JSONValue {
    /// Creates the JSON that `Codable` encodes for a value.
    init(codable value: some Encodable) throws {
        try self.init(parsing: Array(JSONEncoder().encode(value)))
    }
}
