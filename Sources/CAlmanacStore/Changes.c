// SPDX-License-Identifier: Apache-2.0

// Debian and Apple build SQLite with the session extension, which the header declares only with these.
#define SQLITE_ENABLE_SESSION 1
#define SQLITE_ENABLE_PREUPDATE_HOOK 1
#include <sqlite3.h>

#include "CAlmanacStore.h"

int store_changes_begin(sqlite3 *connection, sqlite3_session **session) {
    return sqlite3session_create(connection, "main", session);
}

int store_changes_include(sqlite3_session *session, const char *table) {
    return sqlite3session_attach(session, table);
}

int store_changes_copy(sqlite3_session *session, int *count, void **bytes, void (**free_with)(void *)) {
    *free_with = sqlite3_free;
    return sqlite3session_changeset(session, count, bytes);
}

void store_changes_end(sqlite3_session *session) { sqlite3session_delete(session); }

static int refuse(void *context, int kind, sqlite3_changeset_iter *row) {
    (void)context, (void)kind, (void)row;
    return SQLITE_CHANGESET_ABORT;
}

int store_changes_apply(sqlite3 *connection, int count, const void *bytes, bool inverse) {
    return sqlite3changeset_apply_v2(
        connection, count, (void *)bytes, NULL, refuse, NULL, NULL, NULL, inverse ? SQLITE_CHANGESETAPPLY_INVERT : 0);
}

int store_changes_visit(
    int count, const void *bytes, void *context,
    void (*visit)(void *, const char *, StoreRowChange, sqlite3_changeset_iter *)) {
    sqlite3_changeset_iter *rows;
    int result = sqlite3changeset_start(&rows, count, (void *)bytes);
    if (result != SQLITE_OK) return result;
    while (sqlite3changeset_next(rows) == SQLITE_ROW) {
        const char *table;
        int columns, operation, indirect;
        if (sqlite3changeset_op(rows, &table, &columns, &operation, &indirect) != SQLITE_OK) break;
        StoreRowChange change = operation == SQLITE_INSERT   ? StoreRowInserted
                                : operation == SQLITE_DELETE ? StoreRowDeleted
                                                             : StoreRowUpdated;
        visit(context, table, change, rows);
    }
    return sqlite3changeset_finalize(rows);
}

const unsigned char *store_row_text(sqlite3_changeset_iter *row, StoreRowChange change, int column) {
    sqlite3_value *value = NULL;
    if (change != StoreRowDeleted) sqlite3changeset_new(row, column, &value);
    if (!value && change != StoreRowInserted) sqlite3changeset_old(row, column, &value);
    return value ? sqlite3_value_text(value) : NULL;
}
