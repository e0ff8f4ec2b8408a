// SPDX-License-Identifier: Apache-2.0

public import ArgumentParser
internal import ComputationKit

/// The parsed options of a set, for `@OptionGroup`.
///
/// ArgumentParser finds the options of a type in its mirror, so that a type with a mirror of its own can have options that
/// are known when the program runs.
public struct FieldArguments<Options: FieldOptionSet>: ParsableArguments, CustomReflectable {
    /// What was typed, by the path of the field; `nil` in a definition.
    private var typed: [String: Typed] = [:]

    private enum Typed: Sendable {
        case texts([String])
        case flag(Bool?)
    }

    /// Creates a definition of the options, without values.
    public init() {}

    /// Creates the values from those that ArgumentParser parsed.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: FieldKey.self)
        for option in Options.options.all { typed[option.path] = try Self.typed(option, in: container) }
    }

    private static func typed(
        _ option: SchemaOption, in container: KeyedDecodingContainer<FieldKey>
    ) throws -> Typed {
        func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
            try container.decode(type, forKey: FieldKey(stringValue: option.path))
        }
        if option.isFlag {
            guard option.flagValue != nil else { return .flag(try decode(Flag<Bool?>.self).wrappedValue) }
            return .flag(try decode(Flag<Bool>.self).wrappedValue ? option.flagValue : nil)
        }
        switch (option.isArgument, option.isList) {
        case (true, true): return .texts(try decode(Argument<[String]>.self).wrappedValue)
        case (false, true): return .texts(try decode(Option<[String]>.self).wrappedValue)
        case (true, false) where option.isRequired:
            return .texts([try decode(Argument<String>.self).wrappedValue])
        case (true, false): return .texts(try decode(Argument<String?>.self).wrappedValue.map { [$0] } ?? [])
        case (false, false): return .texts(try decode(Option<String?>.self).wrappedValue.map { [$0] } ?? [])
        }
    }

    /// The definitions of the options by the paths of their fields.
    ///
    /// ArgumentParser makes its arguments from the mirror of a type's value, and decodes them under the labels of the
    /// children, from which it removes a leading underscore.
    public var customMirror: Mirror {
        Mirror(self, children: Options.options.all.map { (label: $0.path, value: $0.definition) })
    }

    /// Sets the fields of the options.
    ///
    /// - Parameters:
    ///   - fields: The fields of an input.
    ///   - path: The path of the type's fields in the input, instead of that of the options.
    /// - Throws: `ComputationError` for a text that can't be read, ``FileFailure`` for a file.
    public func add(to fields: inout InputFields, at path: String? = nil) throws {
        let root = path ?? Options.options.path
        try refuseSharedInput()
        for (path, option) in Options.options.namesInErrors {
            fields.name(root.isEmpty ? path : "\(root).\(path)", option)
        }
        for option in Options.options.all {
            let path = root.isEmpty ? option.path : "\(root).\(option.path)"
            switch typed[option.path] {
            case .flag(let value): fields.set(path, option.spelling, flag: value)
            case .texts(let texts): fields.set(path, option.spelling, try option.value(of: texts))
            case nil: fields.set(path, option.spelling, nil)
            }
        }
    }

    private func refuseSharedInput() throws {
        let readers = Options.options.all.filter { $0.isNote || $0.isFile }
        try InputFields.refuseSharedInput(readers.map { ($0.spelling, text(of: $0.path)) })
    }

    /// The text that was typed for a field that isn't a flag; the last one of a list, `nil` without one.
    private func text(of path: String) -> String? {
        if case .texts(let texts) = typed[path] { texts.last } else { nil }
    }

    /// Whether no option was given.
    public var isEmpty: Bool { !typed.keys.contains(where: has) }

    /// Whether an option was given.
    public func has(_ path: String) -> Bool {
        switch typed[path] {
        case .flag(let value): value != nil
        case .texts(let texts): !texts.isEmpty
        case nil: false
        }
    }
}

/// The path of a field as a coding key.
private struct FieldKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
}

extension SchemaOption {
    /// The property wrapper in which ArgumentParser finds the option.
    fileprivate var definition: Any {
        if isFlag {
            return flagValue == nil
                ? Flag<Bool?>(name: specification, inversion: .prefixedNo, exclusivity: .exclusive, help: help) as Any
                : Flag<Bool>(wrappedValue: false, name: specification, help: help)
        }
        switch (isArgument, isList) {
        case (true, true) where isRequired: return Argument<[String]>(help: help, completion: completion)
        case (true, true): return Argument<[String]>(wrappedValue: [], help: help, completion: completion)
        case (false, true):
            return Option<[String]>(
                wrappedValue: [], name: specification, parsing: .singleValue, help: help, completion: completion)
        case (true, false) where isRequired: return Argument<String>(help: help, completion: completion)
        case (true, false): return Argument<String?>(help: help, completion: completion)
        case (false, false): return Option<String?>(name: specification, help: help, completion: completion)
        }
    }
}
