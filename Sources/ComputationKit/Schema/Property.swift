// SPDX-License-Identifier: Apache-2.0

/// Access to a property: by its offset in memory if it is stored, and by its key path if it is computed.
///
/// A key path looks up the metadata of every generic type on each access (measured: 60 ns per property, a tenth of a
/// chart's time without the ephemeris); the offset is looked up once.
struct Property<Root, Value>: Sendable {
    let path: any KeyPath<Root, Value> & Sendable
    let offset: Int?

    init(_ path: any KeyPath<Root, Value> & Sendable) {
        self.path = path
        offset = MemoryLayout<Root>.offset(of: path)
    }

    /// Reads the value in place, without a copy if it is stored.
    func read(in root: UnsafePointer<Root>, _ body: (UnsafePointer<Value>) -> Void) {
        if let offset {
            body((UnsafeRawPointer(root) + offset).assumingMemoryBound(to: Value.self))
        } else {
            withUnsafePointer(to: root.pointee[keyPath: path], body)
        }
    }

    func value(in root: UnsafePointer<Root>) -> Value {
        guard let offset else { return root.pointee[keyPath: path] }
        return UnsafeRawPointer(root).load(fromByteOffset: offset, as: Value.self)
    }
}
