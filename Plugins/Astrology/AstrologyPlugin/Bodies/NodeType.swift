// SPDX-License-Identifier: Apache-2.0

/// The lunar node to use in a chart: true or mean.
public enum NodeType: String, Sendable, Codable, CaseIterable, Hashable {
    /// The osculating ("true") node, which oscillates around the mean node by up to 1.7° and can move forward.
    case `true`
    /// The mean node, which always moves backward.
    case mean
}
