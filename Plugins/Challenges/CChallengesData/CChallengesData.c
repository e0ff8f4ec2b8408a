// SPDX-License-Identifier: Apache-2.0
//
// The built-in pack of challenges and the program's sentences in other languages, embedded in the program with #embed
// (C23), so that the program needs no file at run time. LICENSES.md names its source and license.

#include "CChallengesData.h"

// This file needs #embed, which is an extension in older language modes.
#pragma clang diagnostic ignored "-Wc23-extensions"

// The zero at the end makes an empty file a valid initializer; it isn't counted.
static const unsigned char almanacPack[] = {
#embed "data/almanac.pack.json" suffix(, )
    0};

static const unsigned char ukrainianMessages[] = {
#embed "data/messages.uk.json" suffix(, )
    0};

ChallengesFile challenges_messages_uk(void) {
    return (ChallengesFile){ukrainianMessages, sizeof(ukrainianMessages) - 1};
}

ChallengesFile challenges_almanac_pack(void) { return (ChallengesFile){almanacPack, sizeof(almanacPack) - 1}; }
