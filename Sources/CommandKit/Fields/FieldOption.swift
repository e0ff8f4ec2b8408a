// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What differs between the option of a field and the one that its schema makes.
///
/// Everything that isn't stated comes from the schema: the name from the field's name, the help from its summary, range,
/// and default, and the form of the value from its type. A literal is the option's name.
///
/// ```swift
/// ["twin": .argument("thing"), "day": "date", "notes": .option("note", help: "What you noticed.")]
/// ```
public struct FieldOption: Sendable, ExpressibleByStringLiteral {
    var isArgument = false
    var isHidden = false
    var isRequired: Bool?
    var flagValue: Bool?
    var nameInErrors: String?
    var names: [String] = []
    var valueName: String?
    var help: String?
    var reading: FieldReading?

    private init() {}

    /// Creates an option with another name.
    public init(stringLiteral name: String) { names = [name] }

    /// An option.
    ///
    /// - Parameters:
    ///   - names: The names without hyphens, the main one first; a single letter is a short name. By default that of the
    ///     field.
    ///   - valueName: The name of the value in help, such as `date`.
    ///   - help: The help, instead of the field's summary.
    ///   - reading: How the value is read, instead of the schema's way.
    public static func option(
        _ names: String..., value valueName: String? = nil, help: String? = nil, reading: FieldReading? = nil
    ) -> FieldOption {
        var option = FieldOption()
        (option.names, option.valueName, option.help, option.reading) = (names, valueName, help, reading)
        return option
    }

    /// A flag that sets a Boolean to one value, and has no inversion.
    ///
    /// - Parameters:
    ///   - name: The name without hyphens.
    ///   - value: The value.
    ///   - help: The help, instead of the field's summary.
    public static func flag(_ name: String, setting value: Bool, help: String? = nil) -> FieldOption {
        var option = FieldOption()
        (option.names, option.flagValue, option.help) = ([name], value, help)
        return option
    }

    /// A field that another option sets, which errors name; the fields of an object still have options.
    public static func reported(as option: String) -> FieldOption {
        var field = FieldOption()
        (field.isHidden, field.nameInErrors) = (true, option)
        return field
    }

    /// An argument without a name, before the options.
    ///
    /// - Parameters:
    ///   - name: Its name in help, such as `thing`.
    ///   - help: The help, instead of the field's summary.
    ///   - isRequired: Whether it must be given; by default, whether the schema requires the field.
    ///   - reading: How the value is read, instead of the schema's way.
    public static func argument(
        _ name: String, help: String? = nil, isRequired: Bool? = nil, reading: FieldReading? = nil
    ) -> FieldOption {
        var option = FieldOption()
        (option.isArgument, option.valueName, option.help) = (true, name, help)
        (option.isRequired, option.reading) = (isRequired, reading)
        return option
    }

    /// A field without an option, which the command sets or omits.
    public static let excluded: FieldOption = {
        var option = FieldOption()
        option.isHidden = true
        return option
    }()
}

/// How a command reads the value of a field, where the schema's way isn't what users type.
public struct FieldReading: Sendable {
    /// Returns the value of typed texts, of which a field that isn't a list has one; `nil` for no value.
    let read: @Sendable (_ texts: [String], _ option: String) throws -> JSONValue?
    /// Whether an option can be repeated although its field isn't a list.
    let takesSeveral: Bool

    /// Creates a way of reading.
    ///
    /// - Parameter read: Returns the value of a typed text, and throws an error that names the option.
    public init(_ read: @escaping @Sendable (_ text: String, _ option: String) throws -> JSONValue?) {
        self.read = { texts, option in try texts.last.flatMap { try read($0, option) } }
        takesSeveral = false
    }

    /// Creates a way of reading all texts of an option that can be repeated.
    public init(each read: @escaping @Sendable (_ texts: [String], _ option: String) throws -> JSONValue?) {
        self.read = read
        takesSeveral = true
    }

    /// Any text, unchanged.
    public static let text = FieldReading { text, _ in .string(text) }

    /// The words of several arguments, as one text.
    public static let words = FieldReading(each: { texts, _ in .string(texts.joined(separator: " ")) })

    /// A code in capital letters, such as that of a currency.
    public static let uppercased = FieldReading { text, _ in .string(text.uppercased()) }

    /// Several texts, each of which can contain commas.
    public static let repeated = FieldReading(each: { texts, _ in .array(texts.map(JSONValue.string)) })

    /// JSON.
    public static let json = FieldReading { text, option in try JSONValue.typed(text, option) }
}
