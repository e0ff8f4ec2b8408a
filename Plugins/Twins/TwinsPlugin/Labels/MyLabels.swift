// SPDX-License-Identifier: Apache-2.0

package import ComputationKit

/// Lays out printable labels for the user's things and places.
///
/// It reads the records by other computations, so it is registered only by a plugin with a store.
package struct MyLabels: Computation {
    package let manifest = Manifest(
        id: Twins.myLabels.id, summary: "Lays out printable labels with QR codes for your things and places.",
        discussion: """
            A thing gets a label for each of its items, with its name, maker, and place. The code holds the key of the \
            item or place, such as `almanac:twins/item/0198c3a0-0000-7000-8000-000000000001`, or the GS1 Digital Link \
            of the product. Places come after things.
            """,
        examples: [
            Example("A drill", ["twins": ["Cordless drill"]]),
            Example("Every place, on sheets of 65 labels", ["everyPlace": true, "printing": ["sheet": "L7651"]]),
        ], effects: [.reads, .clock])

    package init() {}

    package func run(_ input: MyLabelsInput, in context: Context) async throws -> LabelSheets {
        guard !input.twins.isEmpty || !input.places.isEmpty || input.hasFilter || input.everyPlace else {
            throw ComputationError.refused(path: "twins", expected: "things, places, or a filter", got: "none")
        }
        var labels: [Label] = []
        for (index, name) in input.twins.enumerated() {
            let profile = try await Self.naming("twins[\(index)]") { () async throws(ComputationError) in
                try await context.call(Twins.myTwin, MyTwinInput(twin: name))
            }
            labels += profile.twin.items.enumerated().map { index, item in
                Self.label(of: item, profile.twin, place: profile.places[index], input.codes)
            }
        }
        if input.hasFilter { labels += try await filtered(input, in: context) }
        for (index, name) in input.places.enumerated() {
            let tree = try await Self.naming("places[\(index)]") { () async throws(ComputationError) in
                try await context.call(Twins.myLocations, MyLocationsInput(location: name))
            }
            labels += tree.locations.prefix(1).map(Self.label)
        }
        if input.everyPlace {
            labels += try await context.call(Twins.myLocations, MyLocationsInput()).locations.map(Self.label)
        }
        guard !labels.isEmpty else {
            throw ComputationError(.notFound, "Nothing matches, so there are no labels to print.")
        }
        return try await context.call(Twins.labels, LabelsInput(labels: labels, printing: input.printing))
    }

    /// Returns the labels of the things that match the filters, by name.
    private func filtered(_ input: MyLabelsInput, in context: Context) async throws(ComputationError) -> [Label] {
        var places: Set<String>?
        if let location = input.location {
            let tree = try await context.call(Twins.myLocations, MyLocationsInput(location: location))
            places = Set(tree.locations.map(\.location.id))
        }
        var wanted = MyTwinsInput()
        wanted.location = input.location
        wanted.kinds = input.kinds
        wanted.tag = input.tag
        wanted.sort = .name
        wanted.limit = 1_000
        var labels: [Label] = []
        repeat {
            let page = try await context.call(Twins.myTwins, wanted)
            for entry in page.twins {
                for (index, item) in entry.twin.items.enumerated() {
                    guard places.map({ places in item.location.map(places.contains) ?? false }) ?? true else {
                        continue
                    }
                    labels.append(Self.label(of: item, entry.twin, place: entry.places[index], input.codes))
                }
            }
            wanted.cursor = page.cursor
        } while wanted.cursor != nil
        return labels
    }

    private static func label(of item: InventoryItem, _ twin: Twin, place: String?, _ codes: LabelCodes) -> Label {
        let link = codes == .digitalLink ? twin.details.gtin.map { "https://id.gs1.org/01/\($0)" } : nil
        return Label(
            title: twin.name,
            details: [twin.details.maker, place, item.spot].compactMap { $0 },
            code: link ?? RecordURI.item(item.id))
    }

    private static func label(of node: LocationNode) -> Label {
        let above =
            node.path.count > node.location.name.count
            ? String(node.path.dropLast(node.location.name.count + 3)) : nil
        return Label(
            title: node.location.name, details: [above].compactMap { $0 }, code: RecordURI.place(node.location.id))
    }

    /// Runs a call and replaces the paths of its issues with that of the element of the input.
    private static func naming<Value>(
        _ path: String, _ call: () async throws(ComputationError) -> Value
    ) async throws(ComputationError) -> Value {
        do throws(ComputationError) {
            return try await call()
        } catch {
            var error = error
            for index in error.issues.indices { error.issues[index].path = path }
            throw error
        }
    }
}
