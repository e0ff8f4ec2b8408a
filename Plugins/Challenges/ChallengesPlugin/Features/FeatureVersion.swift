// SPDX-License-Identifier: Apache-2.0

/// Earlier versions of the list of features, for models that were stored with them.
enum FeatureVersion {
    /// Returns the current indices of the features of a version, in its order; nil if the version is unknown.
    static func places(in version: Int) -> [Int]? {
        switch version {
        case 1:
            // Version 2 added the category and the company on weekends.
            FeatureGroup.allCases.filter { $0 != .weekendCategory && $0 != .weekendSocial }.flatMap(\.places)
        case Feature.version: Array(0..<Feature.count)
        default: nil
        }
    }
}
