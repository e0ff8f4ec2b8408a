// SPDX-License-Identifier: AGPL-3.0-or-later

#ifndef C_SWISS_EPHEMERIS_H
#define C_SWISS_EPHEMERIS_H

#include <stddef.h>
#include <stdint.h>
#include <swephexp.h>

// The state that libswe keeps per thread (folders, sidereal mode, observer, open files, and the stars it has read)
// affects every result. These functions set the state of the calling thread, and do nothing if it is already set:
// swe_set_ephe_path() alone closes all files and costs more than a whole chart.
// Call cswe_prepare() first, then the computing functions, all on one thread without suspension in between.

/// Size of the buffer for libswe's messages.
#define CSWE_MESSAGE_SIZE 256

/// Maximum length of a list of folders, in bytes. libswe silently ignores a longer one.
#define CSWE_PATH_LIMIT 242

// The flags of libswe that the wrapper uses, with the type of its functions' parameters.
static const int32_t CSWE_JPL = SEFLG_JPLEPH;
static const int32_t CSWE_FILES = SEFLG_SWIEPH;
static const int32_t CSWE_MOSHIER = SEFLG_MOSEPH;
static const int32_t CSWE_SPEED = SEFLG_SPEED;
static const int32_t CSWE_EQUATORIAL = SEFLG_EQUATORIAL;
static const int32_t CSWE_SIDEREAL = SEFLG_SIDEREAL;
static const int32_t CSWE_TOPOCENTRIC = SEFLG_TOPOCTR;
static const int32_t CSWE_NO_NUTATION = SEFLG_NONUT;

/// Sets the folders of this thread to `path` (joined by ':'), and its ephemeris to CSWE_FILES or CSWE_MOSHIER.
/// Returns 0, or -1 if the path is empty or longer than CSWE_PATH_LIMIT.
int32_t cswe_prepare(const char *path, int32_t ephemeris);

/// Makes libswe leave the positions and files of another ephemeris on this thread, for computations with this one.
void cswe_select_ephemeris(int32_t ephemeris);

/// Makes the next cswe_select_ephemeris() select again, after a call that uses the files whatever its flags say.
void cswe_forget_ephemeris(void);

/// Sets the sidereal mode of this thread to one of libswe's predefined modes.
void cswe_set_sidereal_mode(int32_t mode);

/// Like swe_calc_ut(), but takes the delta T (in days) of the requested ephemeris, so that it is computed once for all
/// bodies of one instant. The results are bit-for-bit those of swe_calc_ut().
int32_t cswe_calc(double julian_day_ut, double delta_t, int32_t body, int32_t flags, double *coordinates,
                  char *message);

/// The result of libswe for one body at one instant.
typedef struct {
    /// Longitude, latitude, distance and their daily motions, in the zodiac of the flags.
    double zodiacal[6];
    /// Right ascension, declination, distance and their daily motions.
    double equatorial[6];
    /// The flags that libswe returned; negative if it failed.
    int32_t used;
    /// The message of libswe; empty if there is none.
    char message[CSWE_MESSAGE_SIZE];
} CSWEReading;

/// Computes both sets of coordinates of a body, like two calls of cswe_calc().
void cswe_read(double julian_day_ut, double delta_t, int32_t body, int32_t zodiac_flags, int32_t equatorial_flags,
               CSWEReading *reading);

/// Like swe_fixstar2_ut(). `star` is a name or designation in a buffer of at least 2 * SE_MAX_STNAME bytes; libswe
/// writes the full name into it.
int32_t cswe_star(char *star, double julian_day_ut, int32_t flags, double *coordinates, char *message);

/// Copies the value of SE_EPHE_PATH into `buffer` and returns its length, which can exceed `size - 1`; 0 if unset.
size_t cswe_environment_path(char *buffer, size_t size);

/// Closes the files that libswe has open for this thread, so that the next call searches for them again.
void cswe_close(void);

#endif
