// SPDX-License-Identifier: Apache-2.0

import CommandKit
import ComputationKit
import TwinsCommand
import TwinsLabels
import TwinsPlugin
import TwinsStore
import VipsPictures

/// The program `twins`.
package enum TwinsProgram {
    /// Runs the command, and exits if it fails.
    package static func run(_ arguments: [String]) async {
        await TwinsCommand.mainWithExitCodes(arguments) {
            try Engine([StoredTwinsPlugin(codes: QREncodeLibrary(), pictures: .vips)])
        }
    }
}
