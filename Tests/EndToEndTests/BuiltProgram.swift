// SPDX-License-Identifier: AGPL-3.0-or-later

/// Where the programs under test were built: the folder of the test bundle itself.
enum BuiltProgram {}
