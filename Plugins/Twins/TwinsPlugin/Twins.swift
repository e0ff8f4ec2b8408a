// SPDX-License-Identifier: Apache-2.0

/// The keys of the computations about what you own.
///
/// ```swift
/// let added = try await engine(Twins.add, AddTwinInput(details: .book(fields)))
/// let due = try await engine(Twins.myDue, MyDueInput())
/// ```
public enum Twins {}
