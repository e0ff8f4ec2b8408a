// SPDX-License-Identifier: Apache-2.0

/// Memory for one search, accessed in inner loops without an array's checks.
final class ScratchBuffer<Element: BitwiseCopyable> {
    let base: UnsafeMutablePointer<Element>
    let count: Int

    init(count: Int, repeating value: Element) {
        self.count = count
        base = .allocate(capacity: max(count, 1))
        base.initialize(repeating: value, count: max(count, 1))
    }

    convenience init(_ elements: [Element], or value: Element) {
        self.init(count: elements.count, repeating: value)
        for (index, element) in elements.enumerated() { base[index] = element }
    }

    deinit { base.deallocate() }
}
