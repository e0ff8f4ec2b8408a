// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import WardrobePlugin

@Suite struct SizeLabelTests {
    /// The number of sizes from the second to the first, in the usual steps: XS S M L XL, even numbers, whole shoe
    /// sizes, waists in steps of two inches, and belts in steps of ten.
    @Test(arguments: [
        ("M", "m", Category.shirt, 0.0), ("Medium", "M", .shirt, 0), ("size L", "M", .shirt, 1),
        ("XS", "M", .shirt, -2),
        ("XXL", "2XL", .shirt, 0), ("3XL", "L", .shirt, 3), ("XXS", "XS", .shirt, -1), ("S/M", "M", .shirt, 0),
        ("M - L", "S", .shirt, 1), ("S/M", "XL", .shirt, -2), ("40", "38", .blouse, 1), ("38/40", "40", .blouse, 0),
        ("36-38", "42", .blouse, -2), ("EU 42", "EUR42", .shoes, 0), ("42 EU", "42", .shoes, 0),
        ("42.5", "42", .shoes, 0.5), ("42½", "42,5", .shoes, 0), ("8 1/2", "9", .shoes, -0.5),
        ("UK 9", "GB 8", .boots, 1), ("W34 L32", "W32 L32", .jeans, 1), ("32/34", "32x32", .jeans, 1),
        ("34/32", "32", .pants, 1), ("W32/L34", "W 32", .jeans, 0), ("95", "85", .belt, 1), ("58", "57", .hat, 1),
        ("one size", "XL", .scarf, 0), ("Petite", "petite", .dress, 0),
    ])
    func `sizes have a distance`(_ first: String, _ second: String, _ category: Category, _ steps: Double) {
        let (first, second) = (SizeLabel(first, of: category), SizeLabel(second, of: category))
        #expect(first.steps(above: second) == steps)
        #expect(second.steps(above: first) == -steps)
    }

    /// Incomparable sizes have no distance.
    @Test(arguments: [
        ("M", "40"), ("EU 42", "UK 42"), ("EU 44", "42"), ("petite", "M"), ("tall", "petite"), ("", "M"),
        ("40R", "40"), ("1000", "40"), ("L/S", "M"), ("W", "W32"), ("4.7", "4"),
    ])
    func incomparable(_ first: String, _ second: String) {
        #expect(SizeLabel(first, of: .shirt).steps(above: SizeLabel(second, of: .shirt)) == nil)
    }
}
