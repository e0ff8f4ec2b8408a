// SPDX-License-Identifier: Apache-2.0

import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct ComputationMacroPlugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [SchemaMacro.self, FieldMacro.self]
}
