// SPDX-License-Identifier: Apache-2.0

public import ArgumentParser
public import ComputationKit

/// The option `--clear` of a command whose input has fields that null clears.
public struct ClearingArguments<Options: FieldOptionSet>: ParsableArguments, CustomReflectable {
    private var names: String?

    private enum Key: String, CodingKey {
        case clear
    }

    /// Creates a definition of the option, without a value.
    public init() {}

    /// Creates the value from what ArgumentParser parsed.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        guard !Options.options.clearable.isEmpty else { return }
        names = try container.decode(Option<String?>.self, forKey: .clear).wrappedValue
    }

    /// The definition of the option, if a field can be cleared.
    public var customMirror: Mirror {
        let clearable = Options.options.clearable
        guard !clearable.isEmpty else { return Mirror(self, children: [Mirror.Child]()) }
        let list = clearable.count <= 8 ? ": \(clearable.joined(separator: ", "))" : ", such as \(clearable[0])"
        let help = ArgumentHelp(
            "Values to clear, comma-separated\(list).", valueName: "names")
        return Mirror(self, children: ["clear": Option<String?>(help: help)])
    }
    /// Clears the named fields, after the other options are set.
    ///
    /// - Parameters:
    ///   - fields: The fields of an input.
    ///   - key: The computation whose input has the fields.
    /// - Throws: `ComputationError` if a name is that of no field, of several, of one that can't be cleared, or of one
    ///   that is set as well.
    public func add<Input, Output>(
        to fields: inout InputFields, for key: ComputationKey<Input, Output>
    ) throws(ComputationError) {
        try fields.clear(names, for: key)
    }
}
