// SPDX-License-Identifier: Apache-2.0

import OutfitProgram

await OutfitProgram.run()
