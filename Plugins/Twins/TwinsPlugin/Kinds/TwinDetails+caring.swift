// SPDX-License-Identifier: Apache-2.0

package import ComputationKit

extension TwinDetails {
    /// Records the day on which care was done; earlier days don't replace later ones.
    ///
    /// - Returns: Whether things of this kind have a day for that care.
    package mutating func record(_ care: CareKind, on day: CalendarDay) -> Bool {
        func later(_ known: CalendarDay?) -> CalendarDay { max(known ?? day, day) }
        switch (self, care) {
        case (.furniture(var furniture), .maintenance), (.furniture(var furniture), .cleaning):
            furniture.lastCleaned = later(furniture.lastCleaned)
            self = .furniture(furniture)
        case (.electronics(var device), .maintenance), (.electronics(var device), .cleaning):
            device.lastMaintenance = later(device.lastMaintenance)
            self = .electronics(device)
        case (.electronics(var device), .firmwareCheck):
            device.lastFirmwareCheck = later(device.lastFirmwareCheck)
            self = .electronics(device)
        case (.clothing(var garment), .maintenance), (.clothing(var garment), .cleaning):
            garment.lastCleaned = later(garment.lastCleaned)
            self = .clothing(garment)
        case (.tools(var tool), .maintenance), (.tools(var tool), .cleaning):
            tool.lastServiced = later(tool.lastServiced)
            self = .tools(tool)
        case (.plants(var plant), .watering):
            plant.lastWatered = later(plant.lastWatered)
            self = .plants(plant)
        case (.plants(var plant), .fertilizing):
            plant.lastFertilized = later(plant.lastFertilized)
            self = .plants(plant)
        case (.plants(var plant), .repotting):
            plant.lastRepotted = later(plant.lastRepotted)
            self = .plants(plant)
        default: return false
        }
        return true
    }
}
