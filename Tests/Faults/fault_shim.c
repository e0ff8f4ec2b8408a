// SPDX-License-Identifier: Apache-2.0

// A library to preload into a program: lets one chosen change of a file fail, or kills the program instead.
//
// Every call that changes files under FAULT_ROOT counts, in all threads. The call with the number FAULT_AT fails with
// the error FAULT_ERROR (a number), or kills the process if it is "kill". With FAULT_STICKY=1, every later call that
// needs space fails as well, as on a disk that stays full. Without FAULT_AT, all calls succeed. At the end of the
// process, the number of calls is written to the file FAULT_COUNT.
//
// It is a preloaded library rather than strace's injection, because strace counts the calls of each thread and system
// call separately, so that a number doesn't identify the same call in each run, and rather than a VFS of SQLite,
// because a VFS doesn't see photos, archives, locks, and renames.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

static atomic_long calls;
static atomic_int has_failed;

static long chosen(void) {
    static long number = -1;
    if (number < 0) {
        const char *text = getenv("FAULT_AT");
        number = text ? atol(text) : 0;
    }
    return number;
}

static int is_watched(const char *path) {
    const char *root = getenv("FAULT_ROOT");
    if (!root || !path) return 0;
    char absolute[PATH_MAX];
    if (path[0] != '/') {
        if (!getcwd(absolute, sizeof absolute)) return 0;
        size_t length = strlen(absolute);
        snprintf(absolute + length, sizeof absolute - length, "/%s", path);
        path = absolute;
    }
    return strncmp(path, root, strlen(root)) == 0;
}

static int is_watched_descriptor(int descriptor) {
    char link[64], path[PATH_MAX];
    snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return 0;
    path[length] = 0;
    // Pipes and sockets have no path.
    return path[0] == '/' && is_watched(path);
}

/// Counts a call; returns whether it fails, with errno set.
static int fails(int needs_space) {
    long number = atomic_fetch_add(&calls, 1) + 1;
    const char *error = getenv("FAULT_ERROR");
    if (!error || chosen() == 0) return 0;
    int is_later = atomic_load(&has_failed) && needs_space && getenv("FAULT_STICKY");
    if (number != chosen() && !is_later) return 0;
    atomic_store(&has_failed, 1);
    if (strcmp(error, "kill") == 0) kill(getpid(), SIGKILL);
    errno = atoi(error);
    return 1;
}

__attribute__((destructor)) static void report(void) {
    const char *path = getenv("FAULT_COUNT");
    if (!path) return;
    FILE *file = fopen(path, "w");
    if (!file) return;
    fprintf(file, "%ld\n", atomic_load(&calls));
    fclose(file);
}

#define REAL(name) \
    static __typeof__(&name) real; \
    if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

#define ON_DESCRIPTOR(type, name, space, parameters, arguments, descriptor) \
    type name parameters { \
        REAL(name); \
        if (is_watched_descriptor(descriptor) && fails(space)) return -1; \
        return real arguments; \
    }

#define ON_PATH(type, name, space, parameters, arguments, path) \
    type name parameters { \
        REAL(name); \
        if (is_watched(path) && fails(space)) return -1; \
        return real arguments; \
    }

ON_DESCRIPTOR(ssize_t, write, 1, (int fd, const void *bytes, size_t count), (fd, bytes, count), fd)
ON_DESCRIPTOR(ssize_t, pwrite, 1, (int fd, const void *bytes, size_t count, off_t at), (fd, bytes, count, at), fd)
ON_DESCRIPTOR(ssize_t, pwrite64, 1, (int fd, const void *bytes, size_t count, off64_t at), (fd, bytes, count, at), fd)
ON_DESCRIPTOR(ssize_t, writev, 1, (int fd, const struct iovec *parts, int count), (fd, parts, count), fd)
ON_DESCRIPTOR(int, fsync, 0, (int fd), (fd), fd)
ON_DESCRIPTOR(int, fdatasync, 0, (int fd), (fd), fd)
ON_DESCRIPTOR(int, ftruncate, 0, (int fd, off_t size), (fd, size), fd)
ON_DESCRIPTOR(int, ftruncate64, 0, (int fd, off64_t size), (fd, size), fd)
ON_DESCRIPTOR(int, fchmod, 0, (int fd, mode_t mode), (fd, mode), fd)
ON_PATH(int, rename, 0, (const char *old, const char *new), (old, new), new)
ON_PATH(int, unlink, 0, (const char *path), (path), path)
ON_PATH(int, rmdir, 0, (const char *path), (path), path)
ON_PATH(int, mkdir, 1, (const char *path, mode_t mode), (path, mode), path)
ON_PATH(int, chmod, 0, (const char *path, mode_t mode), (path, mode), path)

int posix_fallocate(int fd, off_t at, off_t count) {
    REAL(posix_fallocate);
    if (is_watched_descriptor(fd) && fails(1)) return errno;
    return real(fd, at, count);
}

#define OPEN(name) \
    int name(const char *path, int flags, ...) { \
        REAL(name); \
        va_list list; \
        va_start(list, flags); \
        mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(list, mode_t) : 0; \
        va_end(list); \
        if (flags & (O_CREAT | O_TRUNC) && is_watched(path)) { \
            struct stat status; \
            int creates = stat(path, &status) != 0; \
            if ((creates || flags & O_TRUNC) && fails(creates)) return -1; \
        } \
        return real(path, flags, mode); \
    }

OPEN(open)
OPEN(open64)
