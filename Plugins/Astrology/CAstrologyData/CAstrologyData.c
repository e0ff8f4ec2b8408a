// SPDX-License-Identifier: Apache-2.0
//
// The data of the astrology plugin, embedded in the program with #embed (C23), so that the program needs no file at run
// time. LICENSES.md names its sources and licenses.

#include "CAstrologyData.h"

// This file needs #embed, which is an extension in older language modes.
#pragma clang diagnostic ignored "-Wc23-extensions"

// A zero at the end of each table makes an empty file a valid initializer; it isn't counted.

static const unsigned char places[] = {
#embed "data/places.bin" suffix(, )
    0};

static const unsigned char countries[] = {
#embed "data/countries.tsv" suffix(, )
    0};

static const unsigned char folding[] = {
#embed "data/folding.tsv" suffix(, )
    0};

static const unsigned char zoneMap[] = {
#embed "data/zones.map" suffix(, )
    0};

static const unsigned char glyphs[] = {
#embed "data/glyphs.tsv" suffix(, )
    0};

static const unsigned char ephemerisManifest[] = {
#embed "../../../ephemeris/manifest.tsv" suffix(, )
    0};

static const unsigned char territories[] = {
#embed "data/territories.tsv" suffix(, )
    0};

static const unsigned char territoryAreas[] = {
#embed "data/territory-areas.tsv" suffix(, )
    0};

static const unsigned char reportsEnglish[] = {
#embed "data/reports.en.tsv" suffix(, )
    0};

static const unsigned char reportsUkrainian[] = {
#embed "data/reports.uk.tsv" suffix(, )
    0};

static const unsigned char reportThemes[] = {
#embed "data/report-themes.tsv" suffix(, )
    0};

static const unsigned char checksum[] = {
#embed "data/tables.sha256" suffix(, )
    0};

static const unsigned char placeNamesUkrainian[] = {
#embed "data/place-names.uk.tsv" suffix(, )
    0};

static const unsigned char messagesUkrainian[] = {
#embed "data/messages.uk.json" suffix(, )
    0};

#define TABLE(bytes) ((AstrologyTable){(bytes), sizeof(bytes) - 1})

AstrologyTable astrology_places(void) { return TABLE(places); }
AstrologyTable astrology_countries(void) { return TABLE(countries); }
AstrologyTable astrology_folding(void) { return TABLE(folding); }
AstrologyTable astrology_zone_map(void) { return TABLE(zoneMap); }
AstrologyTable astrology_glyphs(void) { return TABLE(glyphs); }
AstrologyTable astrology_ephemeris_manifest(void) { return TABLE(ephemerisManifest); }
AstrologyTable astrology_territories(void) { return TABLE(territories); }
AstrologyTable astrology_territory_areas(void) { return TABLE(territoryAreas); }
AstrologyTable astrology_reports_english(void) { return TABLE(reportsEnglish); }
AstrologyTable astrology_reports_ukrainian(void) { return TABLE(reportsUkrainian); }
AstrologyTable astrology_report_themes(void) { return TABLE(reportThemes); }
AstrologyTable astrology_checksum(void) { return TABLE(checksum); }
AstrologyTable astrology_place_names_ukrainian(void) { return TABLE(placeNamesUkrainian); }
AstrologyTable astrology_messages_ukrainian(void) { return TABLE(messagesUkrainian); }
