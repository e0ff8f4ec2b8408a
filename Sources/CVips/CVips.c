// SPDX-License-Identifier: Apache-2.0
//
// Scaling of pictures by libvips (LGPL-2.1-or-later), which is loaded when the first picture is scaled, so that programs
// start without it and run on machines that don't have it. Its functions take a list of options that ends with NULL
// (https://www.libvips.org/API/8.14/using-from-c.html), which Swift can't call.

#include "CVips.h"

#include <dlfcn.h>
#include <pthread.h>
#include <string.h>

typedef struct VipsImage VipsImage;

// VIPS_SIZE_DOWN of enum VipsSize, and G_LOG_LEVEL_WARNING of GLogLevelFlags.
enum { size_down = 2, log_level_warning = 1 << 4 };

static struct {
    int (*init)(const char *);
    void (*block_untrusted_set)(int);
    void (*cache_set_max)(int);
    int (*thumbnail_buffer)(void *, size_t, VipsImage **, int, ...);
    int (*write_to_buffer)(VipsImage *, const char *, void **, size_t *, ...);
    void (*error_clear)(void);
    void (*unref)(void *);
    void (*free)(void *);
    unsigned (*log_set_handler)(const char *, int, void (*)(const char *, int, const char *, void *), void *);
    bool is_loaded;
} vips;

// A damaged picture has a warning for each of its lines; the result says the same in one.
static void ignore(const char *domain, int level, const char *message, void *data) {}

static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
    void *library = dlopen("libvips.so.42", RTLD_NOW | RTLD_LOCAL);
    if (!library) return;
    vips.init = (int (*)(const char *))dlsym(library, "vips_init");
    vips.block_untrusted_set = (void (*)(int))dlsym(library, "vips_block_untrusted_set");
    vips.cache_set_max = (void (*)(int))dlsym(library, "vips_cache_set_max");
    vips.thumbnail_buffer = (int (*)(void *, size_t, VipsImage **, int, ...))dlsym(library, "vips_thumbnail_buffer");
    vips.write_to_buffer =
        (int (*)(VipsImage *, const char *, void **, size_t *, ...))dlsym(library, "vips_image_write_to_buffer");
    vips.error_clear = (void (*)(void))dlsym(library, "vips_error_clear");
    vips.unref = (void (*)(void *))dlsym(library, "g_object_unref");
    vips.free = (void (*)(void *))dlsym(library, "g_free");
    if (!vips.init || !vips.cache_set_max || !vips.thumbnail_buffer || !vips.write_to_buffer || !vips.error_clear
        || !vips.unref || !vips.free || vips.init("almanac"))
        return;
    // Readers that their authors don't consider safe for files of strangers (since 8.13).
    if (vips.block_untrusted_set) vips.block_untrusted_set(1);
    vips.log_set_handler = (unsigned (*)(
        const char *, int, void (*)(const char *, int, const char *, void *), void *))dlsym(library, "g_log_set_handler");
    if (vips.log_set_handler) vips.log_set_handler("VIPS", log_level_warning, ignore, 0);
    vips.cache_set_max(0);
    vips.is_loaded = true;
}

AlmanacVipsResult almanac_vips_scale(
    const void *bytes, size_t count, int longest_side, const char *format, void **result, size_t *result_count) {
    pthread_once(&once, load);
    if (!vips.is_loaded) return ALMANAC_VIPS_MISSING;
    // A JPEG whose data end too early is only a warning; what other formats warn of can be harmless, such as a profile.
    bool is_jpeg = count > 1 && !memcmp(bytes, "\xFF\xD8", 2);
    VipsImage *image = 0;
    int failed = vips.thumbnail_buffer(
        (void *)bytes, count, &image, longest_side, "height", longest_side, "size", size_down, "export_profile", "srgb",
        "option_string", is_jpeg ? "[fail_on=warning]" : "[fail_on=truncated]", (void *)0);
    if (!failed) {
        failed = vips.write_to_buffer(image, format, result, result_count, (void *)0);
        vips.unref(image);
    }
    if (!failed) return ALMANAC_VIPS_DONE;
    vips.error_clear();
    return ALMANAC_VIPS_UNREADABLE;
}

void almanac_vips_free(void *result) { vips.free(result); }
