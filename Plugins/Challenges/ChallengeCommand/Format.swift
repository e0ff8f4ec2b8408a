// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

/// What a command prints.
enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
}
