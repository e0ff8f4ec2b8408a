// SPDX-License-Identifier: Apache-2.0
//
// The pack of challenges that ships, built into the program by #embed (C23), so that it is there wherever the program
// is: no file is looked for at run time. LICENSES.md names its source and license.

#include "CChallengesData.h"

// #embed is what this file is for; older language modes call it an extension.
#pragma clang diagnostic ignored "-Wc23-extensions"

// The zero that follows keeps an empty file a valid initializer; it isn't counted.
static const unsigned char almanacPack[] = {
#embed "data/almanac.pack.json" suffix(, )
    0};

ChallengesFile challenges_almanac_pack(void) { return (ChallengesFile){almanacPack, sizeof(almanacPack) - 1}; }
