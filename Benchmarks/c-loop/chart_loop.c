// SPDX-License-Identifier: AGPL-3.0-or-later
//
// The baseline for a typed natal chart: the same libswe calls in a plain loop, and nothing else.
//
//   cc -O2 -o chart_loop chart_loop.c -l:libswe.a -lm
//   ./chart_loop [--charts N] [--order random|sorted] [--seed S] [--path FOLDERS]
//
// A chart is one delta T, thirteen bodies (Sun to Pluto, true node, mean Lilith, Chiron), each in ecliptic and in
// equatorial coordinates with speeds, obliquity and nutation, and Placidus houses with the speeds of the angles.
//
// Dates and places come from SplitMix64, so that the Swift side generates the same ones. With u() = next() >> 11 times
// 2^-53, a chart draws in this order:
//   Julian day (UT)  2415020.5 + u() * 73049   (1900-01-01 to 2100-01-01)
//   latitude         -60 + u() * 120           (no system is undefined there)
//   longitude        -180 + u() * 360
// `--order sorted` sorts the charts by date before the clock starts. The last line printed is one JSON object; time is
// CPU time of the thread. `checksum` is the sum of all ecliptic longitudes, Ascendants and declinations.

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <swephexp.h>
#include <time.h>

struct chart {
    double julian_day;
    double latitude;
    double longitude;
};

static uint64_t state;

static uint64_t next(void) {
    uint64_t z = (state += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

static double unit(void) {
    return (double)(next() >> 11) * 0x1p-53;
}

static int by_date(const void *a, const void *b) {
    double x = ((const struct chart *)a)->julian_day;
    double y = ((const struct chart *)b)->julian_day;
    return (x > y) - (x < y);
}

static double seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static const int bodies[] = {
    SE_SUN,    SE_MOON,    SE_MERCURY, SE_VENUS,     SE_MARS,      SE_JUPITER, SE_SATURN,
    SE_URANUS, SE_NEPTUNE, SE_PLUTO,   SE_TRUE_NODE, SE_MEAN_APOG, SE_CHIRON,
};
enum { body_count = sizeof bodies / sizeof bodies[0] };

static double compute(const struct chart *chart) {
    const int32_t ephemeris = SEFLG_SWIEPH;
    const int32_t flags = ephemeris | SEFLG_SPEED;
    char message[256];
    double x[6];
    double cusps[40], angles[10], angle_speeds[10];
    double sum = 0;
    double julian_day_tt = chart->julian_day + swe_deltat_ex(chart->julian_day, ephemeris, message);
    for (int i = 0; i < body_count; i++) {
        if (swe_calc(julian_day_tt, bodies[i], flags, x, message) < 0) {
            fprintf(stderr, "chart_loop: %s\n", message);
            exit(65);
        }
        sum += x[0];
        swe_calc(julian_day_tt, bodies[i], flags | SEFLG_EQUATORIAL, x, message);
        sum += x[1];
    }
    swe_calc(julian_day_tt, SE_ECL_NUT, ephemeris, x, message);
    swe_houses_ex2(chart->julian_day, ephemeris, chart->latitude, chart->longitude, 'P', cusps, angles, NULL,
                   angle_speeds, message);
    return sum + angles[SE_ASC];
}

static const char *value(int argc, char **argv, int *index) {
    if (*index + 1 >= argc) {
        fprintf(stderr, "chart_loop: %s needs a value\n", argv[*index]);
        exit(64);
    }
    return argv[++*index];
}

int main(int argc, char **argv) {
    long charts = 20000;
    const char *order = "random";
    const char *path = "/usr/share/libswe/ephe";
    uint64_t seed = 1;
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--charts") == 0) {
            charts = atol(value(argc, argv, &i));
        } else if (strcmp(argv[i], "--order") == 0) {
            order = value(argc, argv, &i);
        } else if (strcmp(argv[i], "--seed") == 0) {
            seed = strtoull(value(argc, argv, &i), NULL, 10);
        } else if (strcmp(argv[i], "--path") == 0) {
            path = value(argc, argv, &i);
        } else {
            fprintf(stderr, "chart_loop: unknown option %s\n", argv[i]);
            return 64;
        }
    }
    if (charts < 1 || (strcmp(order, "random") != 0 && strcmp(order, "sorted") != 0)) {
        fprintf(stderr, "chart_loop: expected --charts above 0 and --order random or sorted\n");
        return 64;
    }
    struct chart *list = malloc((size_t)charts * sizeof *list);
    if (list == NULL) {
        fprintf(stderr, "chart_loop: no memory for %ld charts\n", charts);
        return 70;
    }
    state = seed;
    for (long i = 0; i < charts; i++) {
        list[i].julian_day = 2415020.5 + unit() * 73049;
        list[i].latitude = -60 + unit() * 120;
        list[i].longitude = -180 + unit() * 360;
    }
    if (strcmp(order, "sorted") == 0) {
        qsort(list, (size_t)charts, sizeof *list, by_date);
    }
    swe_set_ephe_path(path);
    double checksum = compute(&list[0]);
    checksum = 0;
    double start = seconds();
    for (long i = 0; i < charts; i++) {
        checksum += compute(&list[i]);
    }
    double elapsed = seconds() - start;
    printf("{\"benchmark\":\"c-loop\",\"charts\":%ld,\"checksum\":%.6f,\"cpuMicrosecondsPerChart\":%.3f,"
           "\"order\":\"%s\",\"seed\":%llu}\n",
           charts, checksum, elapsed / (double)charts * 1e6, order, (unsigned long long)seed);
    swe_close();
    free(list);
    return 0;
}
