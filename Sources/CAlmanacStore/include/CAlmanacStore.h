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

/// Ensures that everything on the file system of an open file survives a power failure, by syncfs(2); returns the error
/// number, `ENOSYS` on other systems than Linux.
int store_synchronize_all(int descriptor);

struct sqlite3;
struct sqlite3_session;
struct sqlite3_changeset_iter;

/// Begins to record the changes of a connection's rows, by SQLite's session extension
/// (https://www.sqlite.org/sessionintro.html). Each function returns a result code of SQLite.
int store_changes_begin(struct sqlite3 *connection, struct sqlite3_session *_Nullable *_Nonnull session);

/// Adds a table, which must have a primary key, to those whose changes are recorded.
int store_changes_include(struct sqlite3_session *session, const char *table);

/// Returns the changes since the beginning as bytes of SQLite, which the caller frees with `free_with(*bytes)`.
int store_changes_copy(
    struct sqlite3_session *session, int *count, void *_Nullable *_Nonnull bytes,
    void (*_Nullable *_Nonnull free_with)(void *_Nullable));

/// Ends the recording.
void store_changes_end(struct sqlite3_session *session);

/// Applies changes, or their inverse; nothing is changed if a row isn't as it was: SQLITE_ABORT.
int store_changes_apply(struct sqlite3 *connection, int count, const void *bytes, bool inverse);

/// What happened to a row.
typedef enum __attribute__((enum_extensibility(closed))) {
    StoreRowInserted, StoreRowUpdated, StoreRowDeleted
} StoreRowChange;

/// Calls a function with each row that changes concern.
int store_changes_visit(
    int count, const void *bytes, void *context,
    void (*visit)(void *context, const char *table, StoreRowChange change, struct sqlite3_changeset_iter *row));

/// Returns the text in a column of a changed row: after the change, or before it for a removed row. The key has its text
/// also if only other columns changed.
const unsigned char *_Nullable store_row_text(
    struct sqlite3_changeset_iter *row, StoreRowChange change, int column);

#pragma clang assume_nonnull end

#endif
