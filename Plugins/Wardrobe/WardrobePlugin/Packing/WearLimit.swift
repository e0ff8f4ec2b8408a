// SPDX-License-Identifier: Apache-2.0

extension Category {
    /// The number of days of a trip on which an item of this kind is worn before it must be washed; nil for any number.
    ///
    /// This is the plugin's convention, not a standard: one day for items next to the skin, longer for items worn over
    /// them. A sweater worn as a top is next to the skin and uses up all its days at once.
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
