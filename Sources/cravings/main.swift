// SPDX-License-Identifier: Apache-2.0

import CravingsProgram

await CravingsProgram.run()
