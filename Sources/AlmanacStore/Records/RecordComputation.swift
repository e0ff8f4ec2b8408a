// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A computation on a user's records, whose work is a closure.
///
/// The closure runs on the queue of the records. A computation that works for long after it has read has another closure for
/// that, so that other work on the records doesn't wait; one that calls other computations is a type of its own.
///
/// ```swift
/// @ComputationBuilder
/// func computations(_ records: LazyRecords<TwinRecords>) -> [AnyComputation] {
///     records.writing(
///         Twins.open, "Records that food was opened, which can shorten its shelf life.",
///         examples: [Example("The next lot", ["twin": "Oat milk"])], effects: .clock
///     ) { records, input, context in
///         let day = try input.day?.day(in: context) ?? context.today()
///         return try records.write { try FoodRepository($0).open(input, on: day) }
///     }
/// }
/// ```
private struct RecordComputation<Records: UserRecords, Input: SchemaProviding, Output: SchemaProviding>: Computation {
    let manifest: Manifest
    let isWriting: Bool
    let records: LazyRecords<Records>
    /// Checks an input before the records open, and returns the work on them.
    let preparing: @Sendable (Input, Context) throws -> @Sendable (Records) throws -> Output

    func run(_ input: Input, in context: Context) async throws -> Output {
        let work = try preparing(input, context)
        return isWriting
            ? try await records.writing(in: context, work) : try await records.reading(in: context, work)
    }
}

/// A computation that reads a user's records, and then computes.
private struct ReadingComputation<
    Records: UserRecords, Input: SchemaProviding, Output: SchemaProviding, Read: Sendable
>: Computation {
    let manifest: Manifest
    let records: LazyRecords<Records>
    let read: @Sendable (Records, Input, Context) throws -> Read
    let compute: @Sendable (Read, Context) throws -> Output

    func run(_ input: Input, in context: Context) async throws -> Output {
        let read = read
        return try compute(await records.reading(in: context) { try read($0, input, context) }, context)
    }
}

extension LazyRecords {
    /// Returns a computation that reads the records.
    ///
    /// - Parameters:
    ///   - key: The computation's id, input, and output.
    ///   - summary: What it does, in one sentence.
    ///   - discussion: What else to know.
    ///   - examples: Inputs that show its use.
    ///   - effects: The effects in addition to reading, such as `.clock`.
    ///   - work: Returns the output. It runs on the queue of the records; see ``reading(in:_:)``.
    public func reading<Input, Output>(
        _ key: ComputationKey<Input, Output>, _ summary: String, discussion: String = "", examples: [Example],
        effects: Effects = [], _ work: @escaping @Sendable (Records, Input, Context) throws -> Output
    ) -> some Computation<Input, Output> {
        RecordComputation(
            manifest: Manifest(
                id: key.id, summary: summary, discussion: discussion, examples: examples,
                effects: effects.union(.reads)), isWriting: false, records: self
        ) { input, context in { try work($0, input, context) } }
    }

    /// Returns a computation on what it reads from the records, which takes longer than reading.
    ///
    /// Only the first closure runs on the queue of the records, so that other work on them doesn't wait.
    ///
    /// - Parameters:
    ///   - key: The computation's id, input, and output.
    ///   - summary: What it does, in one sentence.
    ///   - discussion: What else to know.
    ///   - examples: Inputs that show its use.
    ///   - effects: The effects in addition to reading, such as `.clock`.
    ///   - read: Returns what the computation needs of the records, such as the input of another one.
    ///   - compute: Returns the output.
    public func reading<Input, Output, Read: Sendable>(
        _ key: ComputationKey<Input, Output>, _ summary: String, discussion: String = "", examples: [Example],
        effects: Effects = [], _ read: @escaping @Sendable (Records, Input, Context) throws -> Read,
        computing compute: @escaping @Sendable (Read, Context) throws -> Output
    ) -> some Computation<Input, Output> {
        ReadingComputation(
            manifest: Manifest(
                id: key.id, summary: summary, discussion: discussion, examples: examples,
                effects: effects.union(.reads)), records: self, read: read, compute: compute)
    }

    /// Returns a computation that changes the records, which is an action that the user can undo.
    ///
    /// - Parameters:
    ///   - key: The computation's id, input, and output.
    ///   - summary: What it does, in one sentence.
    ///   - discussion: What else to know.
    ///   - examples: Inputs that show its use.
    ///   - effects: The effects in addition to writing, such as `.clock` or `.destructive`.
    ///   - work: Changes the records and returns the output. It runs on the queue of the records; see
    ///     ``writing(in:asAction:_:)``.
    public func writing<Input, Output>(
        _ key: ComputationKey<Input, Output>, _ summary: String, discussion: String = "", examples: [Example],
        effects: Effects = [], _ work: @escaping @Sendable (Records, Input, Context) throws -> Output
    ) -> some Computation<Input, Output> {
        RecordComputation(
            manifest: Manifest(
                id: key.id, summary: summary, discussion: discussion, examples: examples,
                effects: effects.union(.writes)), isWriting: true, records: self
        ) { input, context in { try work($0, input, context) } }
    }

    /// Returns a computation that checks its input before it opens the records to change them, so that what is refused
    /// creates no store and asks for no passphrase.
    ///
    /// - Parameters:
    ///   - key: The computation's id, input, and output.
    ///   - summary: What it does, in one sentence.
    ///   - discussion: What else to know.
    ///   - examples: Inputs that show its use.
    ///   - effects: The effects in addition to writing, such as `.clock` or `.destructive`.
    ///   - check: Checks the input, and returns what the work needs of it, such as a resolved day.
    ///   - work: Changes the records and returns the output.
    public func writing<Input, Output, Checked: Sendable>(
        _ key: ComputationKey<Input, Output>, _ summary: String, discussion: String = "", examples: [Example],
        effects: Effects = [], checking check: @escaping @Sendable (Input, Context) throws -> Checked,
        _ work: @escaping @Sendable (Records, Input, Checked) throws -> Output
    ) -> some Computation<Input, Output> {
        RecordComputation(
            manifest: Manifest(
                id: key.id, summary: summary, discussion: discussion, examples: examples,
                effects: effects.union(.writes)), isWriting: true, records: self
        ) { input, context in
            let checked = try check(input, context)
            return { try work($0, input, checked) }
        }
    }
}
