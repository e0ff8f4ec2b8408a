// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Synchronization

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Finds where a type's shape and its `Codable` disagree.
///
/// A value with every field set is made from the shape and decoded by a decoder that notes every key the type asks
/// for; then it is encoded both ways.
struct CodableDrift<Value: Described> {
    let role: String

    func messages() -> [String] {
        let shape = Value.shape.erased.resolved
        let sample = shape.completed(shape.sample())
        let asked = Mutex<[String: Set<String>]>([:])
        let decoder = JSONValueDecoder { path, key in
            asked.withLock { _ = $0[path, default: []].insert(key) }
        }
        let value: Value
        do {
            value = try decoder.decode(Value.self, from: sample)
        } catch {
            return ["the \(role) cannot be decoded from a value made of its own shape: \(error)"]
        }
        let seen = asked.withLock(\.self)
        return keyMessages(shape, sample, path: "", seen)
            + encodingMessages(value, sample)
            + enumerationMessages(shape, sample)
            + optionalMessages(shape, sample)
    }

    private func keyMessages(
        _ shape: AnyShape, _ sample: JSONValue, path: String, _ asked: [String: Set<String>]
    ) -> [String] {
        switch (shape.resolved.kind, sample) {
        case (.object(let fields), .object(let members)):
            let place = path.isEmpty ? role : "\(role) at \(path)"
            let described = Set(fields.map(\.name)).intersection(members.keys)
            let decoded = asked[path] ?? []
            return described.subtracting(decoded).sorted().map {
                "the shape of the \(place) has a field \"\($0)\" which Codable does not know"
            }
                + decoded.subtracting(fields.map(\.name)).sorted().map {
                    "Codable reads \"\($0)\" of the \(place) which the shape does not have"
                }
                + fields.flatMap { field -> [String] in
                    guard let value = members[field.name] else { return [] }
                    let inner = path.isEmpty ? field.name : "\(path).\(field.name)"
                    return keyMessages(field.shape, value, path: inner, asked)
                }
        case (.list(let element, _), .array(let elements)):
            return elements.enumerated().flatMap { keyMessages(element, $1, path: "\(path)[\($0)]", asked) }
        default:
            return []
        }
    }

    private func encodingMessages(_ value: Value, _ sample: JSONValue) -> [String] {
        var messages: [String] = []
        let byShape = Value.shape.json(of: value)
        if byShape != sample {
            messages.append("the \(role) made of \(sample) comes back from its shape as \(byShape)")
        }
        if let byCodable = try? JSONValue(codable: value), byCodable != byShape {
            messages.append("Codable encodes the \(role) as \(byCodable), its shape as \(byShape)")
        }
        return messages
    }

    /// Every word of every enumeration must decode.
    private func enumerationMessages(_ shape: AnyShape, _ sample: JSONValue) -> [String] {
        shape.fields.flatMap { field -> [String] in
            guard case .enumeration(let cases) = field.shape.resolved.kind else { return [] }
            return cases.compactMap { entry in
                var members = sample.object ?? JSONObject()
                members[field.name] = .string(entry.value)
                let decodes = (try? JSONValueDecoder().decode(Value.self, from: .object(members))) != nil
                return decodes ? nil : "the \(role)'s \(field.name) \"\(entry.value)\" cannot be decoded"
            }
        }
    }

    /// What the shape lets an input leave out must decode when it is left out.
    private func optionalMessages(_ shape: AnyShape, _ sample: JSONValue) -> [String] {
        shape.fields.compactMap { field in
            guard !field.isRequired, field.defaultValue == nil else { return nil }
            var members = sample.object ?? JSONObject()
            members[field.name] = nil
            let decodes = (try? JSONValueDecoder().decode(Value.self, from: .object(members))) != nil
            return decodes
                ? nil : "the \(role) may leave out \"\(field.name)\" by its shape but not by Codable"
        }
    }
}

extension JSONValue {
    /// What `Codable` makes of a value.
    init(codable value: some Encodable) throws {
        try self.init(parsing: Array(JSONEncoder().encode(value)))
    }
}
