// SPDX-License-Identifier: Apache-2.0

/// How a property is read: from its place in memory where it is stored, and by its key path where it is computed.
///
/// A key path looks up the metadata of every generic type on its way each time it is read (measured: 60 ns a property,
/// a tenth of what a chart costs beside the ephemeris); the place is looked up once.
@usableFromInline struct Property<Root, Value>: Sendable {
    @usableFromInline let path: any KeyPath<Root, Value> & Sendable
    @usableFromInline let offset: Int?

    @inlinable
    init(_ path: any KeyPath<Root, Value> & Sendable) {
        self.path = path
        offset = MemoryLayout<Root>.offset(of: path)
    }

    /// Reads the value in its place, without a copy where it is stored.
    @inlinable
    func read(in root: UnsafePointer<Root>, _ body: (UnsafePointer<Value>) -> Void) {
        if let offset {
            body((UnsafeRawPointer(root) + offset).assumingMemoryBound(to: Value.self))
        } else {
            withUnsafePointer(to: root.pointee[keyPath: path], body)
        }
    }

    @inlinable
    func value(in root: UnsafePointer<Root>) -> Value {
        guard let offset else { return root.pointee[keyPath: path] }
        return UnsafeRawPointer(root).load(fromByteOffset: offset, as: Value.self)
    }
}
