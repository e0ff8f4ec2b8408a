// SPDX-License-Identifier: Apache-2.0
//
// The pack of challenges that ships, put into the program itself by #embed (C23), so that it is there wherever the
// program is: no file is looked for at run time. LICENSES.md says whose writing it is.

#include "CChallengesData.h"

// #embed is what this file is for; older language modes call it an extension.
#pragma clang diagnostic ignored "-Wc23-extensions"

// A zero follows, so that an empty file is still a valid initialiser; it is not counted.

static const unsigned char almanacPack[] = {
#embed "data/almanac.pack.json" suffix(, )
    0};

#define PACK(bytes) ((ChallengesPack){(bytes), sizeof(bytes) - 1})

ChallengesPack challenges_almanac_pack(void) { return PACK(almanacPack); }
