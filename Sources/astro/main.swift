// SPDX-License-Identifier: AGPL-3.0-or-later

import AstroProgram

await AstroProgram.run(Array(CommandLine.arguments.dropFirst()))
