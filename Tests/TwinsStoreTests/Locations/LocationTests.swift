// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import StoreTesting
import Testing
import TwinsPlugin

@testable import TwinsStore

@Suite struct LocationTests {
    @Test func `deleting a place moves its contents to the parent place`() async throws {
        let desk = try Desk()
        for (name, parent) in [("Home", nil), ("Cellar", "Home"), ("Box", "Cellar")] {
            try await desk.place(name, in: parent)
        }
        var item = ItemFields()
        item.location = "Cellar"
        try await desk.add(.named(tool: "Drill"), item)
        let removal = try await desk.engine(Twins.removeLocation, RemoveLocationInput(location: "Cellar"))
        #expect(removal.movedItems == 1 && removal.movedLocations == 1 && removal.parent?.name == "Home")
        let shown = try await desk.engine(Twins.myTwin, MyTwinInput(twin: "Drill"))
        #expect(shown.places == ["Home"])
        let top = try await desk.engine(Twins.removeLocation, RemoveLocationInput(location: "Home"))
        #expect(top.parent == nil && top.movedItems == 1)
        let tree = try await desk.engine(Twins.myLocations, MyLocationsInput(withThings: true))
        #expect(tree.locations.map(\.path) == ["Box"] && tree.unplaced == 1)
        #expect(tree.unplacedThings.map(\.name) == ["Drill"])
        #expect(try desk.count("twin") == 1)
    }

    @Test func `a place can't move into itself`() async throws {
        let desk = try Desk()
        for (name, parent) in [("Home", nil), ("Cellar", "Home"), ("Box", "Cellar")] {
            try await desk.place(name, in: parent)
        }
        for parent in ["Home", "Box"] {
            let error = await failure {
                try await desk.engine(
                    Twins.editLocation, with(EditLocationInput(location: "Home")) { $0.parent = parent })
            }
            #expect(error?.code == .refused && error?.issues.map(\.path) == ["parent"])
        }
    }

    @Test func `places have at most 20 levels`() async throws {
        let desk = try Desk()
        for level in 1...20 {
            try await desk.place("Level \(level)", in: level == 1 ? nil : "Level \(level - 1)")
        }
        try await desk.place("Box")
        try await desk.place("Tin", in: "Box")
        let adding = await failure {
            try await desk.engine(
                Twins.addLocation, AddLocationInput(name: "Level 21", kind: .other, parent: "Level 20"))
        }
        #expect(adding?.issues.map(\.path) == ["parent"])
        #expect(adding?.issues.first?.got == "one that makes 21")
        let moving = await failure {
            try await desk.engine(
                Twins.editLocation, with(EditLocationInput(location: "Box")) { $0.parent = "Level 19" })
        }
        #expect(moving?.issues.first?.got == "one that makes 21")
        _ = try await desk.engine(
            Twins.editLocation, with(EditLocationInput(location: "Box")) { $0.parent = "Level 18" })
        #expect(try desk.count("location") == 22)
    }

    @Test func `an item that is a place can't move into itself or into what it holds`() async throws {
        let desk = try Desk()
        try await desk.place("Room")
        var item = ItemFields()
        item.location = "Room"
        try await desk.add(.named(tool: "Toolbox"), item)
        let box = try await desk.engine(Twins.addLocation, AddLocationInput(kind: .container, twin: "Toolbox"))
        #expect(box.path == "Room / Toolbox")
        try await desk.place("Tray", in: "Toolbox")
        for place in ["Toolbox", "Tray"] {
            let error = await failure {
                try await desk.engine(Twins.move, MoveInput(twin: "Toolbox", location: place))
            }
            #expect(error?.issues.map(\.path) == ["location"], "\(place)")
        }
        let edit = await failure {
            try await desk.engine(
                Twins.edit, with(EditTwinInput(twin: "Toolbox")) { $0.itemChanges = ["location": "Tray"] })
        }
        #expect(edit?.issues.map(\.path) == ["itemChanges.location"])
    }

    @Test func `an item that is a place moves with what is in it`() async throws {
        let desk = try Desk()
        try await desk.place("Room")
        try await desk.place("Garage")
        var item = ItemFields()
        item.location = "Room"
        try await desk.add(.named(tool: "Toolbox"), item)
        _ = try await desk.engine(Twins.addLocation, AddLocationInput(twin: "Toolbox"))
        item.location = "Toolbox"
        try await desk.add(.named(tool: "Hammer"), item)
        let moved = try await desk.engine(Twins.move, MoveInput(twin: "Toolbox", location: "Garage"))
        #expect(moved.from == "Room" && moved.to == "Garage")
        #expect(try await desk.engine(Twins.myTwin, MyTwinInput(twin: "Hammer")).places == ["Garage / Toolbox"])
        let found = try await desk.engine(Twins.myTwins, with(MyTwinsInput()) { $0.text = "hammer garage" })
        #expect(found.twins.map(\.twin.name) == ["Hammer"])
        _ = try await desk.engine(
            Twins.editLocation, with(EditLocationInput(location: "Toolbox")) { $0.parent = "Room" })
        #expect(try await desk.engine(Twins.myTwin, MyTwinInput(twin: "Toolbox")).places == ["Room"])
        _ = try await desk.engine(Twins.remove, RemoveTwinInput(twin: "Toolbox"))
        #expect(try await desk.engine(Twins.myTwin, MyTwinInput(twin: "Hammer")).places == ["Room"])
        #expect(try TwinRecords.migrations.rowProblems(desk.records.store) == [])
    }

    @Test func `two places in one can't have the same name`() async throws {
        let desk = try Desk()
        try await desk.place("Home")
        try await desk.place("Kitchen", in: "Home")
        #expect(await failure { try await desk.place("kitchen", in: "Home") }?.code == .conflict)
        try await desk.place("Kitchen")
        let error = await failure { try await desk.engine(Twins.myLocations, MyLocationsInput(location: "Kitchen")) }
        #expect(error == nil, "a path from the top names one of them")
        let tree = try await desk.engine(Twins.myLocations, MyLocationsInput(location: "home/kitchen"))
        #expect(tree.locations.map(\.path) == ["Home / Kitchen"])
    }

    @Test func `the tree counts items in each place and below it`() async throws {
        let desk = try Desk()
        try await desk.place("Home")
        try await desk.place("Kitchen", in: "Home")
        var item = ItemFields()
        for place in ["Home", "Kitchen", "Kitchen"] {
            item.location = place
            try await desk.add(.named(tool: "Knife"), item)
        }
        let tree = try await desk.engine(Twins.myLocations, MyLocationsInput())
        #expect(tree.locations.map(\.items) == [1, 2] && tree.locations.map(\.allItems) == [3, 2])
        #expect(tree.locations.map(\.depth) == [0, 1])
    }
}
