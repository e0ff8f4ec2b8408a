// SPDX-License-Identifier: AGPL-3.0-or-later

public import ArgumentParser
public import AstrologyPlugin
public import ComputationKit

// Enumerations whose raw values are the words users type.
extension FoldChoice: ExpressibleByArgument {}
extension CalendarSystem: ExpressibleByArgument {}
extension NodeType: ExpressibleByArgument {}
extension PresentationStyle.Theme: ExpressibleByArgument {}
extension ReportArea: ExpressibleByArgument {}
extension ReportLanguage: ExpressibleByArgument {}
