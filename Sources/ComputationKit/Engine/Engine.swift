// SPDX-License-Identifier: Apache-2.0

/// Holds the plugins, checks inputs, runs computations, and reports errors; frozen once built.
///
/// ```swift
/// let engine = try Engine([AstrologyPlugin(), WeatherPlugin()])
/// let chart = try await engine(Astrology.natalChart, birth)            // typed
/// let json = try await engine.run("astrology.natal-chart", input)      // the same code, from JSON
/// ```
///
/// An engine runs what is registered with it and refuses every other key, so no caller can bypass the catalog.
///
/// ## Topics
///
/// ### Building
/// - ``init(_:context:executor:)``
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
///
/// ### Presenting
/// - ``formats(of:)``
/// - ``present(_:_:as:style:in:)``
/// - ``presented(_:of:for:as:style:)``
public struct Engine: Sendable {
    /// The plugins' manifests, in the order given.
    public let plugins: [PluginManifest]
    private let catalog: Catalog
    private let context: Context
    private let executor: EngineExecutor

    /// Builds an engine.
    ///
    /// - Parameters:
    ///   - plugins: what it offers.
    ///   - context: the clock, time zone, seed and progress of runs that aren't given their own.
    ///   - executor: where computations run.
    /// - Throws: ``ComputationError`` with every problem of the plugins: an id that occurs twice, lacks its plugin's
    ///   prefix or has a character outside `a-z 0-9 - .`; an input or output that is no object; an example that breaks
    ///   its schema; two types of one name; a pattern that is no regular expression.
    public init(
        _ plugins: [any Plugin], context: Context = Context(), executor: EngineExecutor = .caller
    ) throws(ComputationError) {
        self.init(plugins, try Catalog(of: plugins), context, executor)
    }

    /// Builds an engine for a process that runs one computation and ends: a plugin is read and checked when the first of
    /// its computations is needed, and what is wrong with it is thrown then.
    package init(loadingOnFirstUse plugins: [any Plugin], context: Context = Context()) {
        self.init(plugins, Catalog(loading: plugins), context, .caller)
    }

    private init(_ plugins: [any Plugin], _ catalog: Catalog, _ context: Context, _ executor: EngineExecutor) {
        self.plugins = plugins.map(\.manifest)
        self.catalog = catalog
        self.context = context
        self.executor = executor
    }

    /// Every computation in the order of its id.
    public var computations: [AnyComputation] { catalog.computations }

    /// The computation with this id.
    ///
    /// - Throws: ``ComputationError`` of code ``ComputationError/Code/unknownComputation`` that names the closest id.
    public func computation(_ id: String) throws(ComputationError) -> AnyComputation {
        try catalog.computation(id)
    }

    /// Runs a computation on a typed input, without JSON on the way.
    ///
    /// - Throws: ``ComputationError`` for a key that isn't registered, with every problem of the input, or with what the
    ///   computation threw.
    public func callAsFunction<Input, Output>(
        _ key: ComputationKey<Input, Output>, _ input: Input, in context: Context? = nil
    ) async throws(ComputationError) -> Output {
        let run = try catalog.computation(key.id).typed(key)
        let context = (context ?? self.context).within(catalog)
        return try await executor.run(before: context.deadline) { () async throws(ComputationError) in
            try await run(input, context)
        }
    }

    /// Runs the computation with this id on JSON.
    ///
    /// - Throws: ``ComputationError`` for an unknown id, with every problem of the input, or with what the computation
    ///   threw.
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
        return try await executor.run(before: context.deadline, isBounded: isBounded) {
            () async throws(ComputationError) in
            try await computation(input, in: context)
        }
    }

    /// The presenters of a computation that was looked up.
    func presenters(of id: String) -> [Presenter] { catalog.presenters(of: id) }

    /// Runs what presents an output, where computations run.
    func presenting(
        in context: Context?, _ present: @escaping @Sendable (Context) async throws(ComputationError) -> PresentedOutput
    ) async throws(ComputationError) -> PresentedOutput {
        let context = (context ?? self.context).within(catalog)
        return try await executor.run(before: context.deadline) { () async throws(ComputationError) in
            try await present(context)
        }
    }

    /// The context of runs that aren't given their own.
    var ownContext: Context { context }
}
