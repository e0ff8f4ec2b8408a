// SPDX-License-Identifier: Apache-2.0

#include "CAlmanacStore.h"

#ifdef __linux__
#define _GNU_SOURCE
#include <errno.h>
#include <linux/magic.h>
#include <sys/vfs.h>
#include <unistd.h>

bool store_is_in_memory(const char *path) {
    struct statfs status;
    return statfs(path, &status) == 0 && (status.f_type == TMPFS_MAGIC || status.f_type == RAMFS_MAGIC);
}

int store_synchronize_all(int descriptor) { return syncfs(descriptor) == 0 ? 0 : errno; }
#else
#include <errno.h>

int store_synchronize_all(int descriptor) {
    (void)descriptor;
    return ENOSYS;
}

bool store_is_in_memory(const char *path) {
    (void)path;
    return false;
}
#endif
