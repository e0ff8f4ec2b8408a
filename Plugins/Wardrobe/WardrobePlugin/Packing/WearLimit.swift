// SPDX-License-Identifier: Apache-2.0

extension Category {
    /// On how many days of a journey an item of this kind is worn before it must be washed; nil for any number.
    ///
    /// This plugin's convention, no standard: what lies on the skin once, what is worn over it longer. A sweater worn as
    /// a top lies on the skin and uses up its days at once.
    public var wearsBetweenWashes: Int? {
        switch self {
        case .tshirt, .shirt, .blouse, .leggings: 1
        case .shorts, .dress, .jumpsuit: 2
        case .pants, .skirt, .sweater, .hoodie: 3
        case .jeans, .cardigan, .blazer: 4
        case .jacket, .coat, .shoes, .boots, .sneakers, .sandals, .heels, .accessories, .scarf, .hat, .belt, .jewelry,
            .bag:
            nil
        }
    }
}
