// SPDX-License-Identifier: Apache-2.0
//
// Rendering of drawings by librsvg (LGPL-2.1-or-later) and cairo (LGPL-2.1 or MPL-1.1), which are loaded when the first
// drawing is rendered, so that programs start without them and run on machines that don't have them.

#include "CRsvg.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// From librsvg's rsvg.h and cairo's cairo.h and cairo-pdf.h, whose layouts and numbers are part of their interfaces.
typedef struct {
    double length;
    int unit;
} Length;
typedef struct {
    double x, y, width, height;
} Rectangle;
enum { unit_pixels = 1, format_argb32 = 0, status_success = 0, status_no_memory = 1, metadata_create_date = 5 };
typedef int (*Writer)(void *, const unsigned char *, unsigned int);

static struct {
    void *(*handle_new)(const void *, size_t, void **);
    void (*dimensions)(void *, int *, Length *, int *, Length *, int *, Rectangle *);
    int (*render)(void *, void *, const Rectangle *, void **);
    void (*unref)(void *);
    void (*error_free)(void *);
    void *(*image)(int, int, int);
    void *(*page)(Writer, void *, double, double);
    void (*metadata)(void *, int, const char *);
    void *(*create)(void *);
    void (*scale)(void *, double, double);
    int (*status)(void *);
    void (*destroy)(void *);
    int (*write_png)(void *, Writer, void *);
    void (*finish)(void *);
    int (*surface_status)(void *);
    void (*surface_destroy)(void *);
    bool is_loaded;
} rsvg;

static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
    void *library = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL);
    if (!library) return;
    const struct {
        void *function;
        const char *name;
    } symbols[] = {
        {&rsvg.handle_new, "rsvg_handle_new_from_data"},
        {&rsvg.dimensions, "rsvg_handle_get_intrinsic_dimensions"},
        {&rsvg.render, "rsvg_handle_render_document"},
        {&rsvg.unref, "g_object_unref"},
        {&rsvg.error_free, "g_error_free"},
        {&rsvg.image, "cairo_image_surface_create"},
        {&rsvg.page, "cairo_pdf_surface_create_for_stream"},
        {&rsvg.metadata, "cairo_pdf_surface_set_metadata"},
        {&rsvg.create, "cairo_create"},
        {&rsvg.scale, "cairo_scale"},
        {&rsvg.status, "cairo_status"},
        {&rsvg.destroy, "cairo_destroy"},
        {&rsvg.write_png, "cairo_surface_write_to_png_stream"},
        {&rsvg.finish, "cairo_surface_finish"},
        {&rsvg.surface_status, "cairo_surface_status"},
        {&rsvg.surface_destroy, "cairo_surface_destroy"},
    };
    for (size_t index = 0; index < sizeof symbols / sizeof symbols[0]; index++) {
        void *found = dlsym(library, symbols[index].name);
        if (!found) return;
        memcpy(symbols[index].function, &found, sizeof found);
    }
    rsvg.is_loaded = true;
}

typedef struct {
    unsigned char *bytes;
    size_t count, capacity;
} Buffer;

static int append(void *closure, const unsigned char *bytes, unsigned int count) {
    Buffer *buffer = closure;
    if (buffer->capacity - buffer->count < count) {
        size_t capacity = 2 * (buffer->count + count) + 65536;
        unsigned char *grown = realloc(buffer->bytes, capacity);
        if (!grown) return status_no_memory;
        buffer->bytes = grown;
        buffer->capacity = capacity;
    }
    memcpy(buffer->bytes + buffer->count, bytes, count);
    buffer->count += count;
    return status_success;
}

static AlmanacRsvgResult draw(void *handle, bool is_page, double width, double height, Buffer *buffer) {
    // A point of a page is 1/72 inch, a pixel 1/96.
    double scale = is_page ? 0.75 : 1;
    void *surface = is_page ? rsvg.page(append, buffer, width * scale, height * scale)
                            : rsvg.image(format_argb32, (int)(width + 0.5), (int)(height + 0.5));
    AlmanacRsvgResult result = ALMANAC_RSVG_TOO_LARGE;
    if (rsvg.surface_status(surface) == status_success) {
        // Without a fixed date, cairo writes the current one, and no two files would be equal.
        if (is_page) rsvg.metadata(surface, metadata_create_date, "2000-01-01T00:00:00Z");
        void *context = rsvg.create(surface);
        rsvg.scale(context, scale, scale);
        Rectangle viewport = {0, 0, width, height};
        void *error = 0;
        bool is_drawn = rsvg.render(handle, context, &viewport, &error) && rsvg.status(context) == status_success;
        if (error) rsvg.error_free(error);
        rsvg.destroy(context);
        bool is_written = is_drawn && (is_page || rsvg.write_png(surface, append, buffer) == status_success);
        rsvg.finish(surface);
        if (is_written && rsvg.surface_status(surface) == status_success)
            result = ALMANAC_RSVG_DONE;
        else if (!is_drawn)
            result = ALMANAC_RSVG_UNREADABLE;
    }
    rsvg.surface_destroy(surface);
    return result;
}

AlmanacRsvgResult almanac_rsvg_render(
    const void *svg, size_t count, bool is_page, void **result, size_t *result_count) {
    pthread_once(&once, load);
    if (!rsvg.is_loaded) return ALMANAC_RSVG_MISSING;
    void *error = 0;
    void *handle = rsvg.handle_new(svg, count, &error);
    if (!handle) {
        if (error) rsvg.error_free(error);
        return ALMANAC_RSVG_UNREADABLE;
    }
    int has_width = 0, has_height = 0, has_box = 0;
    Length width = {0}, height = {0};
    Rectangle box = {0};
    rsvg.dimensions(handle, &has_width, &width, &has_height, &height, &has_box, &box);
    AlmanacRsvgResult drawn = ALMANAC_RSVG_UNREADABLE;
    Buffer buffer = {0};
    if (has_width && has_height && width.unit == unit_pixels && height.unit == unit_pixels && width.length > 0
        && height.length > 0)
        drawn = width.length > 32767 || height.length > 32767
            ? ALMANAC_RSVG_TOO_LARGE
            : draw(handle, is_page, width.length, height.length, &buffer);
    rsvg.unref(handle);
    if (drawn == ALMANAC_RSVG_DONE) {
        *result = buffer.bytes;
        *result_count = buffer.count;
    } else {
        free(buffer.bytes);
    }
    return drawn;
}

void almanac_rsvg_free(void *result) { free(result); }
