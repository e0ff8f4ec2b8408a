// SPDX-License-Identifier: Apache-2.0

// A plugin needs a single import.
@_exported public import ComputationKit
