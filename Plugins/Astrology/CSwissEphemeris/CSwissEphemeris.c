// SPDX-License-Identifier: AGPL-3.0-or-later

#include "CSwissEphemeris.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/// The settings of this thread.
struct condition {
    char path[CSWE_PATH_LIMIT + 1];
    int32_t ephemeris;
    int32_t last_ephemeris;
    int32_t sidereal_mode;
    bool stars_were_read;
};

static _Thread_local struct condition current = {.sidereal_mode = -1};

/// The bits of libswe's flags that name an ephemeris.
static const int32_t ephemeris_mask = SEFLG_JPLEPH | SEFLG_SWIEPH | SEFLG_MOSEPH;

static const char variable[] = "SE_EPHE_PATH";
static pthread_mutex_t environment = PTHREAD_MUTEX_INITIALIZER;

// libswe has no destructor, so a thread that ends would leave its files open.
static pthread_key_t thread_end;
static pthread_once_t thread_end_once = PTHREAD_ONCE_INIT;

static void close_at_thread_end(void *unused) {
    (void)unused;
    swe_close();
}

static void make_thread_end_key(void) {
    pthread_key_create(&thread_end, close_at_thread_end);
}

size_t cswe_environment_path(char *buffer, size_t size) {
    size_t length = 0;
    pthread_mutex_lock(&environment);
    const char *value = getenv(variable);
    if (value != NULL) {
        length = strlen(value);
        if (size > 0) {
            size_t copied = length < size - 1 ? length : size - 1;
            memcpy(buffer, value, copied);
            buffer[copied] = '\0';
        }
    } else if (size > 0) {
        buffer[0] = '\0';
    }
    pthread_mutex_unlock(&environment);
    return length;
}

// swe_set_ephe_path() prefers the variable SE_EPHE_PATH to its argument, so the environment would override a folder on
// the command line. Our order is the reverse, and the caller has already applied it. Removing the variable would also
// remove it for child processes, and changing the environment while other threads read it isn't allowed. Instead, the
// first letter of its name is changed while libswe looks it up, which moves no memory, and then restored. No other code
// looks up a variable with the changed name.
static void set_path(const char *path) {
    pthread_mutex_lock(&environment);
    char *value = getenv(variable);
    char *name = NULL;
    if (value != NULL && strcmp(value, path) != 0) {
        name = value - sizeof variable;
        __atomic_store_n(name, 's', __ATOMIC_RELAXED);
    }
    swe_set_ephe_path(path);
    if (name != NULL) {
        __atomic_store_n(name, variable[0], __ATOMIC_RELAXED);
    }
    pthread_mutex_unlock(&environment);
}

// libswe caches the last requested star in a variable that is never cleared, so after a change of folders it would
// return that star from the old catalog. Spica is built in, so requesting it replaces the cached star. The request uses
// Moshier's Earth, which needs no file that could be missing or damaged.
static void forget_last_star(void) {
    char star[2 * SE_MAX_STNAME] = "Spica";
    double coordinates[6];
    char message[CSWE_MESSAGE_SIZE];
    swe_fixstar2_ut(star, 2451545.0, SEFLG_MOSEPH, coordinates, message);
}

// swe_set_ephe_path() reads the Moon of the year 2000 and doesn't report a failure. If a file is damaged, libswe resets
// its information about every file but leaves the others open, and reads them incorrectly from then on. So if reading
// the Moon fails here, all files are closed. swe_close() keeps the folders. Otherwise the Moon is cached and this is
// free.
static void recover_from_damage(void) {
    double coordinates[6];
    char message[CSWE_MESSAGE_SIZE];
    int32_t flags = SEFLG_SWIEPH | SEFLG_J2000 | SEFLG_TRUEPOS | SEFLG_ICRS;
    if (swe_calc(2451545.0, SE_MOON, flags, coordinates, message) < 0) {
        swe_close();
    }
}

int32_t cswe_prepare(const char *path, int32_t ephemeris) {
    if (current.ephemeris == ephemeris && strcmp(current.path, path) == 0) {
        return 0;
    }
    size_t length = strlen(path);
    if (length == 0 || length > CSWE_PATH_LIMIT) {
        return -1;
    }
    pthread_once(&thread_end_once, make_thread_end_key);
    pthread_setspecific(thread_end, &current);
    swe_close();
    memcpy(current.path, path, length + 1);
    current.ephemeris = ephemeris;
    current.last_ephemeris = 0;
    current.sidereal_mode = -1;
    set_path(path);
    if (current.stars_were_read) {
        forget_last_star();
    }
    recover_from_damage();
    return 0;
}

// For the obliquity, swe_calc() drops the positions of another ephemeris together with what it knows about its open files,
// but neither closes the files nor notes the change, so it later reads them incorrectly. For any other body it closes
// them. The mean node needs no file.
void cswe_select_ephemeris(int32_t ephemeris) {
    if (current.last_ephemeris == ephemeris) {
        return;
    }
    double coordinates[6];
    swe_calc(2451545.0, SE_MEAN_NODE, ephemeris, coordinates, NULL);
    current.last_ephemeris = ephemeris;
}

void cswe_forget_ephemeris(void) { current.last_ephemeris = 0; }

void cswe_set_sidereal_mode(int32_t mode) {
    if (current.sidereal_mode == mode) {
        return;
    }
    swe_set_sid_mode(mode, 0, 0);
    current.sidereal_mode = mode;
    current.stars_were_read = true;
}

int32_t cswe_calc(double julian_day_ut, double delta_t, int32_t body, int32_t flags, double *coordinates,
                  char *message) {
    int32_t used = swe_calc(julian_day_ut + delta_t, body, flags, coordinates, message);
    if (used >= 0 && (used & ephemeris_mask) != (flags & ephemeris_mask)) {
        delta_t = swe_deltat_ex(julian_day_ut, used, NULL);
        used = swe_calc(julian_day_ut + delta_t, body, flags, coordinates, NULL);
    }
    return used;
}

void cswe_read(double julian_day_ut, double delta_t, int32_t body, int32_t zodiac_flags, int32_t equatorial_flags,
               CSWEReading *reading) {
    reading->message[0] = 0;
    reading->used = cswe_calc(julian_day_ut, delta_t, body, zodiac_flags, reading->zodiacal, reading->message);
    if (reading->used < 0) return;
    // The message of the first call is about the position; the second call overwrites it only when it fails.
    char message[CSWE_MESSAGE_SIZE] = "";
    if (cswe_calc(julian_day_ut, delta_t, body, equatorial_flags, reading->equatorial, message) < 0) {
        reading->used = -1;
        memcpy(reading->message, message, sizeof message);
    }
}

int32_t cswe_star(char *star, double julian_day_ut, int32_t flags, double *coordinates, char *message) {
    current.stars_were_read = true;
    return swe_fixstar2_ut(star, julian_day_ut, flags, coordinates, message);
}

void cswe_close(void) {
    swe_close();
    current.path[0] = '\0';
    current.ephemeris = 0;
    current.last_ephemeris = 0;
    current.sidereal_mode = -1;
}
