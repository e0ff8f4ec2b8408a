// SPDX-License-Identifier: Apache-2.0
#ifndef C_CRAVINGS_DATA_H
#define C_CRAVINGS_DATA_H

#endif
