// SPDX-License-Identifier: Apache-2.0

// The public API uses CivilTime's types: `Context.today()` returns a `CalendarDay`, and `Context.now()` returns a
// `Timestamp`. With this export, plugins need only one import.
@_exported public import CivilTime
