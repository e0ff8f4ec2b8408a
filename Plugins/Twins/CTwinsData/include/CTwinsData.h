// SPDX-License-Identifier: Apache-2.0
#ifndef C_TWINS_DATA_H
#define C_TWINS_DATA_H

#endif
