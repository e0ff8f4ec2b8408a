// SPDX-License-Identifier: Apache-2.0

// A library to preload into a program: lets one chosen operation on a file fail, or kills the program instead.
//
// Every call that changes files under FAULT_ROOT counts, in all threads; with FAULT_READS=1, every call that reads,
// lists, or examines them counts instead. The call with the number FAULT_AT fails with the error FAULT_ERROR (a
// number), or kills the process if it is "kill". With FAULT_STICKY=1, every later call that needs space fails as well,
// as on a disk that stays full. Without FAULT_AT, all calls succeed. At the end of the process, the number of calls is
// written to the file FAULT_COUNT. What the calls changed is appended to the file FAULT_LOG, from which power_cut.py
// builds the files that a power cut leaves.
//
// It is a preloaded library rather than strace's injection, because strace counts the calls of each thread and system
// call separately, so that a number doesn't identify the same call in each run, and rather than a VFS of SQLite,
// because a VFS doesn't see photos, archives, locks, and renames.

#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
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

static const char *absolute(const char *path, char *buffer) {
    if (path[0] == '/' || !getcwd(buffer, PATH_MAX)) return path;
    size_t length = strlen(buffer);
    snprintf(buffer + length, PATH_MAX - length, "/%s", path);
    return buffer;
}

static int is_watched(const char *path) {
    const char *root = getenv("FAULT_ROOT");
    char buffer[PATH_MAX];
    return root && path && strncmp(absolute(path, buffer), root, strlen(root)) == 0;
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
static int fails_of(int is_reading, int needs_space) {
    if (is_reading != (getenv("FAULT_READS") != NULL)) return 0;
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

static int fails(int needs_space) { return fails_of(0, needs_space); }
static int fails_reading(void) { return fails_of(1, 0); }

#define REAL(name) \
    static __typeof__(&name) real; \
    if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

// A change and its entry are one step, so that the log has the order of the changes. A signal handler doesn't change files.
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void begin(void) {
    if (getenv("FAULT_LOG")) pthread_mutex_lock(&mutex);
}

static void end(void) {
    if (getenv("FAULT_LOG")) pthread_mutex_unlock(&mutex);
}

__attribute__((destructor)) static void report(void) {
    // A thread that still runs completes its change and begins no other.
    begin();
    const char *path = getenv("FAULT_COUNT");
    if (!path) return;
    FILE *file = fopen(path, "w");
    if (!file) return;
    fprintf(file, "%ld\n", atomic_load(&calls));
    fclose(file);
}

/// Appends an entry: a line with the kind, two numbers, and the lengths of two texts; then the texts.
///
/// It is one write, so that no other process writes into it.
static void note(char kind, unsigned long file, long at, const void *first, size_t count, const char *second) {
    static int log = -1;
    int number = errno;
    if (log < 0) log = (int)syscall(SYS_openat, AT_FDCWD, getenv("FAULT_LOG"), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
    char line[128];
    int length = snprintf(line, sizeof line, "%c %lu %ld %zu %zu\n", kind, file, at, count, strlen(second));
    struct iovec parts[] = {{line, length}, {(void *)first, count}, {(void *)second, strlen(second)}};
    // writev and open themselves are intercepted.
    long total = length + (long)(count + strlen(second));
    if (syscall(SYS_writev, log, parts, 3) != total) abort();
    errno = number;
}

static void note_path(char kind, unsigned long file, const char *path, const char *second) {
    char first_buffer[PATH_MAX], second_buffer[PATH_MAX];
    const char *first = absolute(path, first_buffer);
    // The empty text stands for no second path.
    note(kind, file, 0, first, strlen(first), second[0] ? absolute(second, second_buffer) : second);
}

/// The number of a file, which it keeps when it is renamed.
static unsigned long number_of(int descriptor) {
    struct stat status;
    // fstatat isn't intercepted.
    return fstatat(descriptor, "", &status, AT_EMPTY_PATH) == 0 ? status.st_ino : 0;
}

/// The number of what has a path, or 0.
static unsigned long number_at(const char *path) {
    struct stat status;
    return fstatat(AT_FDCWD, path, &status, 0) == 0 ? status.st_ino : 0;
}

#define CHANGE(type, name, space, parameters, arguments, is_its, before, entry) \
    type name parameters { \
        REAL(name); \
        if (!(is_its)) return real arguments; \
        if (fails(space)) return -1; \
        begin(); \
        before; \
        type result = real arguments; \
        if (result >= 0 && getenv("FAULT_LOG")) entry; \
        end(); \
        return result; \
    }

#define ON_DESCRIPTOR(type, name, space, parameters, arguments, before, entry) \
    CHANGE(type, name, space, parameters, arguments, is_watched_descriptor(fd), before, entry)
#define ON_PATH(name, space, parameters, arguments, path, entry) \
    CHANGE(int, name, space, parameters, arguments, is_watched(path), , entry)

/// Where a write without a position begins.
static off_t position(int descriptor) {
    return lseek(descriptor, 0, fcntl(descriptor, F_GETFL) & O_APPEND ? SEEK_END : SEEK_CUR);
}

ON_DESCRIPTOR(ssize_t, write, 1, (int fd, const void *bytes, size_t count), (fd, bytes, count), off_t at = position(fd),
              note('W', number_of(fd), at, bytes, result, ""))
ON_DESCRIPTOR(ssize_t, pwrite, 1, (int fd, const void *bytes, size_t count, off_t at), (fd, bytes, count, at), ,
              note('W', number_of(fd), at, bytes, result, ""))
ON_DESCRIPTOR(ssize_t, pwrite64, 1, (int fd, const void *bytes, size_t count, off64_t at), (fd, bytes, count, at), ,
              note('W', number_of(fd), at, bytes, result, ""))
ON_DESCRIPTOR(int, fsync, 0, (int fd), (fd), , note('S', number_of(fd), 0, "", 0, ""))
ON_DESCRIPTOR(int, fdatasync, 0, (int fd), (fd), , note('S', number_of(fd), 0, "", 0, ""))
ON_DESCRIPTOR(int, syncfs, 0, (int fd), (fd), , note('A', 0, 0, "", 0, ""))
ON_DESCRIPTOR(int, ftruncate, 0, (int fd, off_t size), (fd, size), , note('T', number_of(fd), size, "", 0, ""))
ON_DESCRIPTOR(int, ftruncate64, 0, (int fd, off64_t size), (fd, size), , note('T', number_of(fd), size, "", 0, ""))
ON_DESCRIPTOR(int, fchmod, 0, (int fd, mode_t mode), (fd, mode), , )
ON_PATH(rename, 0, (const char *old, const char *new), (old, new), new, note_path('R', 0, old, new))
ON_PATH(unlink, 0, (const char *path), (path), path, note_path('U', 0, path, ""))
ON_PATH(rmdir, 0, (const char *path), (path), path, note_path('U', 0, path, ""))
ON_PATH(mkdir, 1, (const char *path, mode_t mode), (path, mode), path, note_path('M', number_at(path), path, ""))
ON_PATH(chmod, 0, (const char *path, mode_t mode), (path, mode), path, )

// The parts of a writev aren't in the log, and neither is space that is reserved; nothing that is simulated uses them.
ON_DESCRIPTOR(ssize_t, writev, 1, (int fd, const struct iovec *parts, int count), (fd, parts, count), , abort())

int posix_fallocate(int fd, off_t at, off_t count) {
    REAL(posix_fallocate);
    if (!is_watched_descriptor(fd)) return real(fd, at, count);
    if (fails(1)) return errno;
    if (getenv("FAULT_LOG")) abort();
    return real(fd, at, count);
}

#define OPEN(name) \
    int name(const char *path, int flags, ...) { \
        REAL(name); \
        va_list list; \
        va_start(list, flags); \
        mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(list, mode_t) : 0; \
        va_end(list); \
        if (!is_watched(path)) return real(path, flags, mode); \
        int creates = flags & O_CREAT && number_at(path) == 0; \
        int changes = creates || flags & O_TRUNC; \
        if (changes ? fails(creates) : fails_reading()) return -1; \
        begin(); \
        int result = real(path, flags, mode); \
        if (result >= 0 && changes && getenv("FAULT_LOG")) { \
            if (creates) note_path('C', number_of(result), path, ""); \
            else note('T', number_of(result), 0, "", 0, ""); \
        } \
        end(); \
        return result; \
    }

OPEN(open)
OPEN(open64)

#define READ(type, name, failure, parameters, arguments, is_its) \
    type name parameters { \
        REAL(name); \
        if ((is_its) && fails_reading()) return failure; \
        return real arguments; \
    }

READ(ssize_t, read, -1, (int fd, void *bytes, size_t count), (fd, bytes, count), is_watched_descriptor(fd))
READ(ssize_t, pread, -1, (int fd, void *bytes, size_t count, off_t at), (fd, bytes, count, at), is_watched_descriptor(fd))
READ(ssize_t, pread64, -1, (int fd, void *bytes, size_t count, off64_t at), (fd, bytes, count, at), is_watched_descriptor(fd))
READ(DIR *, opendir, NULL, (const char *path), (path), is_watched(path))
READ(struct dirent *, readdir, NULL, (DIR *folder), (folder), is_watched_descriptor(dirfd(folder)))
READ(struct dirent64 *, readdir64, NULL, (DIR *folder), (folder), is_watched_descriptor(dirfd(folder)))
READ(int, stat, -1, (const char *path, struct stat *status), (path, status), is_watched(path))
READ(int, lstat, -1, (const char *path, struct stat *status), (path, status), is_watched(path))
READ(int, fstat, -1, (int fd, struct stat *status), (fd, status), is_watched_descriptor(fd))
READ(int, stat64, -1, (const char *path, struct stat64 *status), (path, status), is_watched(path))
READ(int, lstat64, -1, (const char *path, struct stat64 *status), (path, status), is_watched(path))
READ(int, fstat64, -1, (int fd, struct stat64 *status), (fd, status), is_watched_descriptor(fd))
