// SPDX-License-Identifier: Apache-2.0
#ifndef C_QRENCODE_H
#define C_QRENCODE_H

#include <qrencode.h>

#endif
