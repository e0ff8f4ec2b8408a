// SPDX-License-Identifier: Apache-2.0

/// Holds the plugins, checks inputs, runs computations and reports failures; frozen once built.
///
/// ```swift
/// let engine = try Engine([AstrologyPlugin(), WeatherPlugin()])
/// let chart = try await engine(NatalChart(), birth)                    // typed
/// let json = try await engine.run("astrology.natal-chart", input)      // the same code, from JSON
/// ```
///
/// ## Topics
///
/// ### Building
/// - ``init(_:context:)``
///
/// ### Looking
/// - ``plugins``
/// - ``computations``
/// - ``computation(_:)``
///
/// ### Running
/// - ``callAsFunction(_:_:in:)``
/// - ``run(_:_:in:)``
/// - ``batch(_:over:width:in:)``
public struct Engine: Sendable {
    /// The plugins' manifests, in the order given.
    public let plugins: [PluginManifest]
    /// Every computation in the order of its id.
    public let computations: [AnyComputation]
    private let byID: [String: AnyComputation]
    @usableFromInline let context: Context

    /// Builds an engine.
    ///
    /// - Parameters:
    ///   - plugins: what it offers.
    ///   - context: the clock, seed and progress of runs that are not given their own.
    /// - Throws: ``Failure`` with every problem of the plugins: an id that stands twice, lacks its plugin's prefix
    ///   or has a character outside `a-z 0-9 - .`; an output that is no object; an example that breaks its shape.
    public init(_ plugins: [any Plugin], context: Context = Context()) throws(Failure) {
        var issues: [Issue] = []
        var names: Set<String> = []
        var byID: [String: AnyComputation] = [:]
        for plugin in plugins {
            let manifest = type(of: plugin).manifest
            if !names.insert(manifest.name).inserted {
                issues.append(
                    Issue(path: manifest.name, expected: "each plugin name once", got: "it a second time"))
            }
            for computation in plugin.computations {
                let erased = AnyComputation(erasing: computation)
                issues += erased.registrationIssues(plugin: manifest.name)
                if byID.updateValue(erased, forKey: erased.manifest.id) != nil {
                    issues.append(
                        Issue(
                            path: erased.manifest.id, expected: "each computation id once",
                            got: "it a second time",
                            hint: "rename one of the two or load only one of the plugins"))
                }
            }
        }
        guard issues.isEmpty else {
            throw Failure(.internalFault, "The plugins cannot be loaded together.", issues: issues)
        }
        self.plugins = plugins.map { type(of: $0).manifest }
        self.byID = byID
        self.context = context
        computations = byID.values.sorted { $0.manifest.id < $1.manifest.id }
    }

    /// The computation with this id.
    ///
    /// - Throws: ``Failure`` of code ``Failure/Code/unknownComputation`` that names the closest id.
    public func computation(_ id: String) throws(Failure) -> AnyComputation {
        if let found = byID[id] { return found }
        let ids = computations.map(\.manifest.id)
        let ownNames = ids.map { String($0.drop { $0 != "." }.dropFirst()) }
        let guess =
            ClosestMatch(to: id, among: ids)?.word ?? ids.first { id.count > 3 && $0.hasPrefix(id) }
            ?? ClosestMatch(to: id, among: ownNames).flatMap { match in
                zip(ids, ownNames).first { $0.1 == match.word }?.0
            }
        let hint = guess.map { "Did you mean \($0)?" } ?? "Known are \(ids.prefix(12).joined(separator: ", "))."
        throw Failure(
            .unknownComputation, "There is no computation \(JSONWriter.quoted(id, limit: 60)). \(hint)")
    }

    /// Runs a computation on a typed input, without JSON on the way.
    ///
    /// - Throws: ``Failure`` with every problem of the input, or with what the computation threw.
    @inlinable
    public func callAsFunction<Called: Computation>(
        _ computation: Called, _ input: Called.Input, in context: Context? = nil
    ) async throws(Failure) -> Called.Output {
        // Inlinable like the check, so that a call is compiled for its own types: generic code copies a chart at each
        // step (measured: a microsecond).
        try await computation.checkedRun(input, in: context ?? self.context)
    }

    /// Runs the computation with this id on JSON.
    ///
    /// - Throws: ``Failure`` for an unknown id, with every problem of the input, or with what the computation threw.
    public func run(
        _ id: String, _ input: JSONValue, in context: Context? = nil
    ) async throws(Failure) -> JSONValue {
        try await computation(id)(input, in: context ?? self.context)
    }

    /// The context of runs that are not given their own.
    var ownContext: Context { context }
}

extension AnyComputation {
    /// Erases a computation known only by protocol.
    init(erasing computation: any Computation) { self = Self.open(computation) }

    private static func open<Opened: Computation>(_ computation: Opened) -> AnyComputation {
        AnyComputation(computation)
    }

    /// What keeps the computation out of an engine.
    fileprivate func registrationIssues(plugin: String) -> [Issue] {
        var issues: [Issue] = []
        func refuse(_ expected: String, _ got: String) {
            issues.append(Issue(path: manifest.id, expected: expected, got: got))
        }
        let allowed = manifest.id.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "-"), UInt8(ascii: "."):
                true
            default: false
            }
        }
        if !allowed || manifest.id.utf8.count > 128 {
            refuse("an id of at most 128 lower-case letters, digits, hyphens and dots", "\"\(manifest.id)\"")
        }
        if !manifest.id.hasPrefix(plugin + ".") {
            refuse("an id that begins with \"\(plugin).\"", "\"\(manifest.id)\"")
        }
        for (role, shape) in [("input", input), ("output", output)] {
            guard case .object(let fields) = shape.resolved.kind else {
                refuse("an object as \(role)", shape.inWords)
                continue
            }
            let names = fields.map(\.name)
            for name in Set(names) where names.count(where: { $0 == name }) > 1 {
                refuse("each field of the \(role) once", "\"\(name)\" twice")
            }
        }
        for example in manifest.examples {
            for issue in input.issues(of: example.input) {
                refuse("examples that fit the input's shape", "\"\(example.title)\" with \(issue)")
            }
        }
        return issues
    }
}
