// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import ComputationTesting
import Presentation

print("walk to the hut".spacedWord, JSONValue.integer(1).text())
