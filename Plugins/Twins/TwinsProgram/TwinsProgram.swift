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
    /// Runs the command with the arguments of the process, and exits if it fails.
    package static func run() async {
        await TwinsCommand.mainWithExitCodes {
            try Engine([StoredTwinsPlugin(codes: QREncodeLibrary(), pictures: .vips)])
        }
    }
}
