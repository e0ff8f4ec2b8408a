// SPDX-License-Identifier: Apache-2.0

#include "CAlmanacStore.h"

#ifdef __linux__
#include <linux/magic.h>
#include <sys/vfs.h>

bool store_is_in_memory(const char *path) {
    struct statfs status;
    return statfs(path, &status) == 0 && (status.f_type == TMPFS_MAGIC || status.f_type == RAMFS_MAGIC);
}
#else
bool store_is_in_memory(const char *path) {
    (void)path;
    return false;
}
#endif
