// SPDX-License-Identifier: Apache-2.0

/// Which of the two lunar nodes a chart uses.
public enum NodeType: String, Sendable, Codable, CaseIterable, Hashable {
    /// The osculating ("true") node, which wavers about the mean one by up to 1.7° and can move forward.
    case `true`
    /// The mean node, which always moves backward.
    case mean
}
