// SPDX-License-Identifier: AGPL-3.0-or-later

internal import AstrologyPlugin
public import ComputationKit
internal import WardrobePlugin

/// The one list of Almanac's own plugins.
public enum AlmanacBundle {
    /// Every first-party plugin, with its standard data.
    public static var plugins: [any Plugin] { [AstrologyPlugin(), WardrobePlugin()] }

    /// An engine with every first-party plugin.
    ///
    /// - Throws: ``Failure`` when the plugins contradict each other, which is a fault of ours.
    public static func engine(context: Context = Context()) throws(Failure) -> Engine {
        try Engine(plugins, context: context)
    }
}
