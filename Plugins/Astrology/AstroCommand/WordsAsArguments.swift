// SPDX-License-Identifier: AGPL-3.0-or-later

public import ArgumentParser
public import AstrologyPlugin
public import ComputationKit

// Enumerations whose words users type as they stand.
extension FoldChoice: ExpressibleByArgument {}
extension CalendarSystem: ExpressibleByArgument {}
extension NodeType: ExpressibleByArgument {}
extension PresentationStyle.Theme: ExpressibleByArgument {}
