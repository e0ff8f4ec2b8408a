// SPDX-License-Identifier: Apache-2.0
#ifndef C_ALMANAC_STORE_H
#define C_ALMANAC_STORE_H

#include <stdbool.h>
#include <stddef.h>

#pragma clang assume_nonnull begin

/// The bytes of a file embedded in the program. They are immutable and valid while the process runs.
typedef struct {
    const unsigned char *start;
    size_t count;
} StoreFile;

/// The first four bytes of the SHA-256 of each of the most common passwords, in ascending order:
/// `data/common-passwords.bin`.
StoreFile store_common_passwords(void);

/// Returns whether a folder is on a file system in memory: tmpfs or ramfs, by statfs(2). Other systems than Linux don't tell.
bool store_is_in_memory(const char *path);

#pragma clang assume_nonnull end

#endif
