// SPDX-License-Identifier: Apache-2.0

// The contract is written in days and instants: `Context.today()` returns a `CalendarDay`, `Context.now()` a
// `Timestamp`. A plugin that imports the kit can name them without a second import.
@_exported public import CivilTime
