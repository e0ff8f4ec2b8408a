// SPDX-License-Identifier: Apache-2.0

extension Schema {
    /// A value or null, for lists whose elements may be missing.
    public static func optional<Wrapped>(_ wrapped: Schema<Wrapped>) -> Schema where Value == Wrapped? {
        var rule: (@Sendable (Value, inout [ValidationIssue]) -> Void)?
        if let inner = wrapped.rule {
            rule = { value, issues in
                if let value { inner(value, &issues) }
            }
        }
        return Schema(
            AnySchema(kind: .optional(wrapped.erased)), rule: rule, encode: { $0.map(wrapped.encode) ?? .null })
    }

    /// A list with a number of elements in a range.
    public static func list<Element>(
        of element: Schema<Element>, count: ClosedRange<Int> = 0...Int.max
    ) -> Schema where Value == [Element] {
        let erased = AnySchema(kind: .list(of: element.erased, count: count))
        return Schema(
            erased,
            rule: { values, issues in
                if !count.contains(values.count) {
                    issues.append(ValidationIssue(path: "", expected: erased.inWords, got: "a list of \(values.count)"))
                }
                guard let rule = element.rule else { return }
                for index in values.indices { issues.collect(under: "[\(index)]") { rule(values[index], &$0) } }
            },
            encode: { .array($0.map(element.encode)) })
    }

    /// An object with any keys, whose values have the same schema.
    ///
    /// - Parameters:
    ///   - element: The schema of the values.
    ///   - keys: The rule for keys; `nil` for any key.
    public static func dictionary<Element>(
        of element: Schema<Element>, keys: Schema<String>? = nil
    ) -> Schema where Value == [String: Element] {
        Schema(
            AnySchema(kind: .dictionary(of: element.erased, keys: keys?.erased.textRule)),
            rule: { values, issues in
                guard !values.isEmpty, element.rule != nil || keys?.rule != nil else { return }
                for (key, value) in values.sorted(by: { $0.key < $1.key }) {
                    issues.collect(under: shownStep(key)) {
                        keys?.rule?(key, &$0)
                        element.rule?(value, &$0)
                    }
                }
            },
            encode: {
                .object(JSONObject($0.sorted { $0.key < $1.key }.map { ($0.key, element.encode($0.value)) }))
            })
    }

    /// An object whose keys are words of an enumeration, none of them required.
    public static func dictionary<Key, Element>(
        keyedBy key: Key.Type, of element: Schema<Element>, _ keySummary: (Key) -> String = { _ in "" }
    ) -> Schema
    where
        Value == [Key: Element], Key: RawRepresentable & CaseIterable & Hashable & Sendable, Key.RawValue == String
    {
        let fields = Key.allCases.map { key in
            AnySchema.Field(
                name: key.rawValue, summary: keySummary(key), schema: element.erased, isRequired: false,
                defaultValue: nil)
        }
        return Schema(
            AnySchema(kind: .object(fields)),
            rule: { values, issues in
                guard !values.isEmpty, let rule = element.rule else { return }
                for key in Key.allCases {
                    if let value = values[key] { issues.collect(under: key.rawValue) { rule(value, &$0) } }
                }
            },
            encode: { values in
                .object(
                    JSONObject(
                        Key.allCases.compactMap { key in values[key].map { (key.rawValue, element.encode($0)) } }))
            })
    }
}

/// Returns a key as a part of a path, with escapes for control characters.
func shownStep(_ key: String) -> String { JSONWriter.step(key) }
