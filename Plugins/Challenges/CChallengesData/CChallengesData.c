// SPDX-License-Identifier: Apache-2.0
//
// The pack of challenges that ships and the public holidays of countries, put into the program itself by #embed (C23),
// so that they are there wherever the program is: no file is looked for at run time. LICENSES.md says whose they are.

#include "CChallengesData.h"

// #embed is what this file is for; older language modes call it an extension.
#pragma clang diagnostic ignored "-Wc23-extensions"

// A zero follows each, so that an empty file is still a valid initialiser; it is not counted.

static const unsigned char almanacPack[] = {
#embed "data/almanac.pack.json" suffix(, )
    0};

static const unsigned char holidays[] = {
#embed "data/holidays.tsv" suffix(, )
    0};

#define FILE_OF(bytes) ((ChallengesFile){(bytes), sizeof(bytes) - 1})

ChallengesFile challenges_almanac_pack(void) { return FILE_OF(almanacPack); }
ChallengesFile challenges_holidays(void) { return FILE_OF(holidays); }
