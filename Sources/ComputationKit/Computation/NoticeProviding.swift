// SPDX-License-Identifier: Apache-2.0

/// A computation that has something to show before anything else, such as where to find help.
///
/// The notice depends only on the input and the zone, so it doesn't need records, and there is one even if the input is
/// invalid. A prompt for a passphrase comes after it (``Context/notice``), and every error of the computation has it
/// (``ComputationError/notice``), other than that of a run that was abandoned or not admitted. If the run succeeds, the
/// output says the same in its own fields.
///
/// ```swift
/// extension EstimateWalkingTime: NoticeProviding {
///     func notice(before input: JSONValue, in zone: LocalZone) -> Message? {
///         Message("hiking.emergency", "In Europe, the emergency number is 112, also in the mountains.")
///     }
/// }
/// ```
public protocol NoticeProviding: Computation {
    /// Returns what to show first; `nil` for nothing.
    ///
    /// - Parameters:
    ///   - input: The input before validation; a string with its text if it isn't JSON.
    ///   - zone: The user's time zone.
    func notice(before input: JSONValue, in zone: LocalZone) -> Message?
}

extension Computation {
    /// Runs a closure with the notice of an input in its context and in its errors.
    func givingNotice<Value>(
        before input: @autoclosure () -> JSONValue, in context: Context,
        _ work: (Context) async throws(ComputationError) -> Value
    ) async throws(ComputationError) -> Value {
        // A call with JSON gives notice before it decodes the input.
        guard context.notice == nil, let provider = self as? any NoticeProviding,
            let notice = context.notice(of: provider, before: input())
        else { return try await work(context) }
        do throws(ComputationError) {
            return try await work(context.giving(notice))
        } catch {
            var error = error
            error.notice = notice
            throw error
        }
    }
}
