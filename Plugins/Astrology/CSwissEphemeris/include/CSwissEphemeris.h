// SPDX-License-Identifier: AGPL-3.0-or-later

#ifndef C_SWISS_EPHEMERIS_H
#define C_SWISS_EPHEMERIS_H

#include <stddef.h>
#include <stdint.h>
#include <swephexp.h>

// What libswe keeps per thread (folders, sidereal mode, observer, open files, the stars it has read) is part of
// every answer it gives. These functions bring the calling thread to a stated condition, and do nothing when it is
// in that condition already: swe_set_ephe_path() alone closes all files and costs more than a whole chart.
// Call cswe_prepare() first, then the computing functions, all on one thread without suspension in between.

/// Size of the buffer for libswe's messages.
#define CSWE_MESSAGE_SIZE 256

/// Longest list of folders libswe takes, in bytes. It ignores a longer one without saying so.
#define CSWE_PATH_LIMIT 242

// The flags of libswe that the wrapper uses, of the type that its functions take.
static const int32_t CSWE_JPL = SEFLG_JPLEPH;
static const int32_t CSWE_FILES = SEFLG_SWIEPH;
static const int32_t CSWE_MOSHIER = SEFLG_MOSEPH;
static const int32_t CSWE_SPEED = SEFLG_SPEED;
static const int32_t CSWE_EQUATORIAL = SEFLG_EQUATORIAL;
static const int32_t CSWE_SIDEREAL = SEFLG_SIDEREAL;
static const int32_t CSWE_TOPOCENTRIC = SEFLG_TOPOCTR;
static const int32_t CSWE_NO_NUTATION = SEFLG_NONUT;

/// Makes `path` (folders joined by ':') and the wanted ephemeris (CSWE_FILES or CSWE_MOSHIER) those of this thread.
/// Returns 0, or -1 when the path is empty or longer than CSWE_PATH_LIMIT.
int32_t cswe_prepare(const char *path, int32_t ephemeris);

/// Makes one of libswe's predefined sidereal modes that of this thread.
void cswe_set_sidereal_mode(int32_t mode);

/// As swe_calc_ut(), but takes the delta T (in days) that belongs to the ephemeris asked for, so that it is computed
/// once for all bodies of one instant. Gives the same bits as swe_calc_ut().
int32_t cswe_calc(double julian_day_ut, double delta_t, int32_t body, int32_t flags, double *coordinates,
                  char *message);

/// What libswe answers for one body at one instant.
typedef struct {
    /// Longitude, latitude, distance and their daily motions, in the zodiac of the flags.
    double zodiacal[6];
    /// Right ascension, declination, distance and their daily motions.
    double equatorial[6];
    /// The flags libswe returned; negative when it failed.
    int32_t used;
    /// libswe's message, empty when it left none.
    char message[CSWE_MESSAGE_SIZE];
} CSWEReading;

/// Both sets of coordinates of a body, as cswe_calc() gives them, in one call.
void cswe_read(double julian_day_ut, double delta_t, int32_t body, int32_t zodiac_flags, int32_t equatorial_flags,
               CSWEReading *reading);

/// As swe_fixstar2_ut(). `star` is a name or designation in a buffer of at least 2 * SE_MAX_STNAME bytes; libswe
/// writes the full name into it.
int32_t cswe_star(char *star, double julian_day_ut, int32_t flags, double *coordinates, char *message);

/// Copies the value of SE_EPHE_PATH into `buffer` and returns its length, which may exceed `size - 1`; 0 when unset.
size_t cswe_environment_path(char *buffer, size_t size);

/// Closes the files libswe holds open for this thread, so that the next call looks for them anew.
void cswe_close(void);

#endif
