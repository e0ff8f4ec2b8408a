// SPDX-License-Identifier: Apache-2.0

import CommandKit
import ComputationKit
import TwinsCommand
import TwinsLabels
import TwinsPlugin
import TwinsStore

await TwinsCommand.mainWithExitCodes { try Engine([StoredTwinsPlugin(codes: QREncodeLibrary())]) }
