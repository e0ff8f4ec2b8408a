// SPDX-License-Identifier: Apache-2.0
#ifndef C_ASTROLOGY_DATA_H
#define C_ASTROLOGY_DATA_H

#include <stddef.h>

#pragma clang assume_nonnull begin

/// The bytes of a table that is embedded in the program. They never change and are never freed.
typedef struct {
    const void *start;
    size_t count;
} AstrologyTable;

/// Places and their names: `data/places.bin`.
AstrologyTable astrology_places(void);
/// Countries: `data/countries.tsv`.
AstrologyTable astrology_countries(void);
/// The folding of names: `data/folding.tsv`.
AstrologyTable astrology_folding(void);
/// The time zone at every point of the Earth: `data/zones.map`.
AstrologyTable astrology_zone_map(void);
/// Glyph outlines: `data/glyphs.tsv`.
AstrologyTable astrology_glyphs(void);
/// Ephemeris files, their ranges and checksums: `ephemeris/manifest.tsv` of the repository.
AstrologyTable astrology_ephemeris_manifest(void);
/// Which clocks a territory kept from a day to another: `data/territories.tsv`.
AstrologyTable astrology_territories(void);
/// The outlines of the territories: `data/territory-areas.tsv`.
AstrologyTable astrology_territory_areas(void);
/// The texts of reports in English: `data/reports.en.tsv`.
AstrologyTable astrology_reports_english(void);
/// The texts of reports in Ukrainian: `data/reports.uk.tsv`.
AstrologyTable astrology_reports_ukrainian(void);
/// The themes of the passages of reports: `data/report-themes.tsv`.
AstrologyTable astrology_report_themes(void);
/// The checksum of the tables that resolve a birth: `data/tables.sha256`.
AstrologyTable astrology_checksum(void);
/// Names of places, regions, and countries in Ukrainian: `data/place-names.uk.tsv`.
AstrologyTable astrology_place_names_ukrainian(void);
/// The sentences and terms in Ukrainian: `data/messages.uk.json`.
AstrologyTable astrology_messages_ukrainian(void);

#pragma clang assume_nonnull end

#endif
