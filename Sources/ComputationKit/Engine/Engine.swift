// SPDX-License-Identifier: Apache-2.0

/// An immutable set of plugins, which validates inputs, runs computations, and reports errors.
///
/// ```swift
/// let engine = try Engine([AstrologyPlugin(), WeatherPlugin()])
/// let chart = try await engine(Astrology.natalChart, birth)            // typed
/// let json = try await engine.run("astrology.natal-chart", input)      // the same code, from JSON
/// ```
///
/// An engine runs only registered computations and rejects every other key, so callers can't bypass the catalog.
///
/// ## Topics
///
/// ### Creating an Engine
/// - ``init(_:context:executor:)``
/// - ``problems(of:)``
///
/// ### Inspecting Plugins
/// - ``plugins``
/// - ``computations``
/// - ``computation(_:)``
///
/// ### Running Computations
/// - ``callAsFunction(_:_:in:)``
/// - ``run(_:_:in:)``
/// - ``abandonedRuns``
/// - ``BatchRows``
///
/// ### Presenting Outputs
/// - ``formats(of:)``
/// - ``present(_:_:as:style:in:)-(String,_,_,_,_)``
/// - ``present(_:_:as:style:in:)-(_,Input,_,_,_)``
/// - ``presented(_:of:for:as:style:)-(_,String,_,_,_)``
/// - ``presented(_:of:for:as:style:)-(_,_,Input,_,_)``
public struct Engine: Sendable {
    /// The plugins' manifests, in the given order.
    public let plugins: [PluginManifest]
    private let catalog: Catalog
    private let context: Context
    private let executor: EngineExecutor
    private let abandoned = AbandonedRuns()

    /// Creates an engine.
    ///
    /// A release build checks only names, ids, and presenters, so that a program starts without reading every schema. The
    /// conformance kit, and every debug build, finds all of ``problems(of:)``.
    ///
    /// - Parameters:
    ///   - plugins: The plugins.
    ///   - context: The default context of runs.
    ///   - executor: The executor of computations.
    /// - Throws: ``ComputationError`` with every problem of the plugins that it checks.
    public init(
        _ plugins: [any Plugin], context: Context = Context(), executor: EngineExecutor = .caller
    ) throws(ComputationError) {
        self.init(plugins, try Catalog(of: plugins), context, executor)
    }

    /// Returns every problem of plugins that an engine would run together.
    ///
    /// A problem is an id that occurs twice, lacks its plugin's prefix, or has a character outside `a-z 0-9 - .`; an
    /// input or output that isn't an object; an example or a default that violates its schema; two types with the same
    /// name; a pattern that isn't a regular expression; or a presenter of another plugin's computation. Call it for
    /// plugins that are made at run time, from a file or by a server.
    public static func problems(of plugins: [any Plugin]) -> [ValidationIssue] {
        var registration = Registration(isThorough: true)
        for plugin in plugins { registration.add(plugin) }
        return registration.issues
    }

    /// Creates an engine for a process that runs a single computation.
    ///
    /// A plugin is read and checked when the first of its computations is needed, and its problems are thrown then.
    package init(loadingOnFirstUse plugins: [any Plugin], context: Context = Context()) {
        self.init(plugins, Catalog(loading: plugins), context, .caller)
    }

    private init(_ plugins: [any Plugin], _ catalog: Catalog, _ context: Context, _ executor: EngineExecutor) {
        self.plugins = plugins.map(\.manifest)
        self.catalog = catalog
        self.context = context
        self.executor = executor
    }

    /// The number of runs that continue although their callers got an error, because they didn't check for cancellation
    /// at their deadline.
    ///
    /// At its context's deadline, every run is cancelled, and its caller gets an error immediately. A run that never calls
    /// ``Context/checkCancellation()`` continues on its thread until it ends.
    public var abandonedRuns: Int { abandoned.count }

    /// Every computation in the order of ids.
    public var computations: [AnyComputation] { catalog.computations }

    /// Returns the computation with an id.
    ///
    /// - Throws: ``ComputationError`` with code ``ComputationError/Code/unknownComputation`` that names the closest id.
    public func computation(_ id: String) throws(ComputationError) -> AnyComputation {
        try catalog.computation(id)
    }

    /// Runs a computation on a typed input, without converting it to JSON.
    ///
    /// - Throws: ``ComputationError`` if the key isn't registered, with every problem of the input, or with the
    ///   computation's error.
    public func callAsFunction<Input, Output>(
        _ key: ComputationKey<Input, Output>, _ input: Input, in context: Context? = nil
    ) async throws(ComputationError) -> Output {
        let run = try catalog.computation(key.id).typed(key)
        let context = (context ?? self.context).within(catalog)
        return try await executor.run(before: context.deadline, abandoned: abandoned) {
            () async throws(ComputationError) in
            try await run(input, context)
        }
    }

    /// Runs a computation on JSON.
    ///
    /// - Throws: ``ComputationError`` if the id is unknown, with every problem of the input, or with the computation's
    ///   error.
    public func run(
        _ id: String, _ input: JSONValue, in context: Context? = nil
    ) async throws(ComputationError) -> JSONValue {
        let computation = try catalog.computation(id)
        return try await run(computation, input, in: context ?? self.context)
    }

    func run(
        _ computation: AnyComputation, _ input: JSONValue, in context: Context, isBounded: Bool = false
    ) async throws(ComputationError) -> JSONValue {
        let context = context.within(catalog)
        return try await executor.run(before: context.deadline, isBounded: isBounded, abandoned: abandoned) {
            () async throws(ComputationError) in
            try await computation(input, in: context)
        }
    }

    /// Runs a computation on JSON text, and returns the output's text.
    func run(
        _ computation: AnyComputation, text: [UInt8], in context: Context, isBounded: Bool,
        parse: @escaping @Sendable () throws(ComputationError) -> JSONValue
    ) async throws(ComputationError) -> [UInt8] {
        let context = context.within(catalog)
        return try await executor.run(before: context.deadline, isBounded: isBounded, abandoned: abandoned) {
            () async throws(ComputationError) in
            try await computation(text: text, in: context, parse: parse)
        }
    }

    /// Returns the presenters of a computation that was looked up.
    func presenters(of id: String) -> [Presenter] { catalog.presenters(of: id) }

    /// Runs a presenter on the executor of computations.
    func presenting(
        in context: Context?, _ present: @escaping @Sendable (Context) async throws(ComputationError) -> PresentedOutput
    ) async throws(ComputationError) -> PresentedOutput {
        let context = (context ?? self.context).within(catalog)
        return try await executor.run(before: context.deadline, abandoned: abandoned) {
            () async throws(ComputationError) in
            try await present(context)
        }
    }

    /// The default context of runs.
    var ownContext: Context { context }
}
