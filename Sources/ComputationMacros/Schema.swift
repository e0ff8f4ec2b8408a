// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Makes the schema of a structure or an enumeration, with its doc comments as the prose.
///
/// ```swift
/// /// Which food was opened.
/// @Schema("twins.OpenInput")
/// public struct OpenInput: SchemaProviding {
///     /// The twin: its key, its name or part of it, or the beginning of its key.
///     @Field(.recordName("Oat milk")) public var twin: String
///     /// The quantity that was opened; the whole lot if omitted.
///     @Field(.number(above: 0, through: 1_000_000)) public var quantity: Double?
///     /// Whether it stays at room temperature.
///     public var isWarm = false
/// }
/// ```
///
/// Each stored property is a field. The first paragraph of its doc comment is its summary. An optional property is an
/// optional field, and the initial value of a property is the default of its field. A property of type `String??` tells
/// null, `.some(nil)`, from an omitted member, `nil`, so that an edit can clear a value. Without ``Field(_:name:)``, the
/// schema follows from the type: any Boolean, number, or text, a list of those, or the schema of the type itself.
///
/// The macro generates
/// - an initializer with a parameter for each property, unless the structure declares one;
/// - the schema;
/// - reading and writing of JSON without a tree, and `Codable` by the same schema.
///
/// Each case of an enumeration of words needs a doc comment, which is its meaning. An enumeration whose cases have
/// payloads is a union: an object with a member that identifies the case, and the members of the payload. The member's
/// value is the case's name in lowercase with hyphens, or that of ``Field(name:)``.
///
/// ```swift
/// /// How soon to buy more.
/// @Schema("pantry.Urgency")
/// public enum Urgency: String, CaseIterable, SchemaProviding {
///     /// Today.
///     case now
///     /// With the next purchase.
///     case later
/// }
///
/// /// The amount to keep.
/// @Schema("pantry.Amount")
/// public enum Amount: UnionRepresentable {
///     /// No limit.
///     case unlimited
///     /// At most this many.
///     case limited(Limit)
/// }
/// ```
///
/// The type states its conformance itself, because the compiler finds one that a macro adds too late for the
/// expansions of other macros.
///
/// - Parameter name: The type's name qualified by its plugin, as `$defs` and the docs show it.
@attached(
    member, conformances: SchemaProviding, UnionRepresentable, names: named(init), named(schema), named(write),
    named(encode),
    named(jsonKeys), named(variants))
public macro Schema(_ name: String) = #externalMacro(module: "ComputationMacroPlugin", type: "SchemaMacro")

/// States the schema of a property's values, in a structure with ``Schema(_:)``.
///
/// - Parameters:
///   - schema: The schema; that of an optional property is the schema of its values.
///   - name: The key in JSON; the property's name by default.
@attached(peer)
public macro Field<Value>(_ schema: ComputationKit.Schema<Value>, name: String? = nil) =
    #externalMacro(module: "ComputationMacroPlugin", type: "FieldMacro")

/// States the key in JSON of a property, or the name of a union's case, in a type with ``Schema(_:)``.
@attached(peer)
public macro Field(name: String) = #externalMacro(module: "ComputationMacroPlugin", type: "FieldMacro")

/// States the number of elements of a list, in a structure with ``Schema(_:)``.
@attached(peer)
public macro Field(count: ClosedRange<Int>) = #externalMacro(module: "ComputationMacroPlugin", type: "FieldMacro")
