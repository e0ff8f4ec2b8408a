// SPDX-License-Identifier: Apache-2.0

/// A symmetric matrix, stored as the lower triangle, row by row.
struct SymmetricMatrix: Equatable, Sendable {
    let order: Int
    var elements: [Double]

    init(order: Int) {
        self.order = order
        elements = [Double](repeating: 0, count: order * (order + 1) / 2)
    }

    /// Creates a matrix from its lower triangle; nil if the number of elements doesn't match a triangle.
    init?(order: Int, elements: [Double]) {
        guard elements.count == order * (order + 1) / 2 else { return nil }
        self.order = order
        self.elements = elements
    }

    init(diagonal: [Double]) {
        self.init(order: diagonal.count)
        for (place, value) in diagonal.enumerated() { self[place, place] = value }
    }

    subscript(row: Int, column: Int) -> Double {
        get { elements[Self.place(row, column)] }
        set { elements[Self.place(row, column)] = newValue }
    }

    private static func place(_ row: Int, _ column: Int) -> Int {
        row >= column ? row * (row + 1) / 2 + column : column * (column + 1) / 2 + row
    }

    var diagonal: [Double] { (0..<order).map { self[$0, $0] } }

    /// Returns the lower triangular factor (Cholesky); nil if the matrix isn't positive definite.
    func factor() -> TriangularMatrix? {
        var lower = elements
        let isPositive = lower.withUnsafeMutableBufferPointer { lower in
            for row in 0..<order {
                let rowStart = row * (row + 1) / 2
                for column in 0...row {
                    let columnStart = column * (column + 1) / 2
                    var sum = lower[rowStart + column]
                    for inner in 0..<column { sum -= lower[rowStart + inner] * lower[columnStart + inner] }
                    if column < row {
                        lower[rowStart + column] = sum / lower[columnStart + column]
                    } else {
                        guard sum > 0 else { return false }
                        lower[rowStart + row] = sum.squareRoot()
                    }
                }
            }
            return true
        }
        return isPositive ? TriangularMatrix(order: order, elements: lower) : nil
    }

    /// Subtracts the product of a vector with itself.
    mutating func subtract(_ vector: [Double], scaledBy scale: Double) {
        elements.withUnsafeMutableBufferPointer { elements in
            vector.withUnsafeBufferPointer { vector in
                for row in 0..<order {
                    let start = row * (row + 1) / 2
                    let factor = scale * vector[row]
                    for column in 0...row { elements[start + column] -= factor * vector[column] }
                }
            }
        }
    }

    /// Multiplies every row and every column by a factor.
    mutating func scale(_ factors: [Double]) {
        elements.withUnsafeMutableBufferPointer { elements in
            factors.withUnsafeBufferPointer { factors in
                for row in 0..<order {
                    let start = row * (row + 1) / 2
                    for column in 0...row { elements[start + column] *= factors[row] * factors[column] }
                }
            }
        }
    }

    /// Returns the matrix times a row of features.
    func times(_ rows: FeatureRows, _ row: Int) -> [Double] {
        var product = [Double](repeating: 0, count: order)
        for entry in rows.starts[row]..<rows.starts[row + 1] {
            let place = Int(rows.places[entry])
            let value = rows.values[entry]
            let start = place * (place + 1) / 2
            elements.withUnsafeBufferPointer { elements in
                for index in 0...place { product[index] += value * elements[start + index] }
                for index in (place + 1)..<max(order, place + 1) {
                    product[index] += value * elements[index * (index + 1) / 2 + place]
                }
            }
        }
        return product
    }

    /// Returns the quadratic form of a row of features.
    func quadratic(_ rows: FeatureRows, _ row: Int) -> Double {
        elements.withUnsafeBufferPointer { elements in
            var sum = 0.0
            let range = rows.starts[row]..<rows.starts[row + 1]
            for entry in range {
                let place = Int(rows.places[entry])
                let value = rows.values[entry]
                sum += value * value * elements[place * (place + 1) / 2 + place]
                for other in range.lowerBound..<entry {
                    sum += 2 * value * rows.values[other] * elements[Self.place(place, Int(rows.places[other]))]
                }
            }
            return sum
        }
    }
}

/// A lower triangular matrix, stored row by row.
struct TriangularMatrix: Sendable {
    let order: Int
    let elements: [Double]

    /// Solves L Lᵀ x = b.
    func solve(_ right: [Double]) -> [Double] {
        var solution = right
        for row in 0..<order {
            let start = row * (row + 1) / 2
            for column in 0..<row { solution[row] -= elements[start + column] * solution[column] }
            solution[row] /= elements[start + row]
        }
        for row in (0..<order).reversed() {
            for below in (row + 1)..<max(order, row + 1) {
                solution[row] -= elements[below * (below + 1) / 2 + row] * solution[below]
            }
            solution[row] /= elements[row * (row + 1) / 2 + row]
        }
        return solution
    }

    /// Returns the inverse of L Lᵀ.
    func inverseOfSquare() -> SymmetricMatrix {
        // The inverse of L first, which is lower triangular too; then its transpose times itself.
        var inverse = [Double](repeating: 0, count: elements.count)
        inverse.withUnsafeMutableBufferPointer { inverse in
            elements.withUnsafeBufferPointer { lower in
                for column in 0..<order {
                    inverse[column * (column + 1) / 2 + column] = 1 / lower[column * (column + 1) / 2 + column]
                    for row in (column + 1)..<max(order, column + 1) {
                        let start = row * (row + 1) / 2
                        var sum = 0.0
                        for inner in column..<row {
                            sum -= lower[start + inner] * inverse[inner * (inner + 1) / 2 + column]
                        }
                        inverse[start + column] = sum / lower[start + row]
                    }
                }
            }
        }
        var product = SymmetricMatrix(order: order)
        product.elements.withUnsafeMutableBufferPointer { product in
            for inner in 0..<order {
                let start = inner * (inner + 1) / 2
                for row in 0...inner {
                    let factor = inverse[start + row]
                    let target = row * (row + 1) / 2
                    for column in 0...row { product[target + column] += factor * inverse[start + column] }
                }
            }
        }
        return product
    }
}
