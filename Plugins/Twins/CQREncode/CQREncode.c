// SPDX-License-Identifier: Apache-2.0
//
// QR codes by libqrencode (LGPL-2.1-or-later), which is loaded when the first code is encoded, so that programs start
// without it and run on machines that don't have it. The declarations are those of version 4
// (https://fukuchi.org/works/qrencode/manual/); building needs no header of the library.

#include "CQREncode.h"

#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>

#ifdef __APPLE__
static const char *const library = "libqrencode.4.dylib";
#else
static const char *const library = "libqrencode.so.4";
#endif

// QRcode: a symbol, with a byte for each module.
typedef struct {
    int version;
    int width;
    unsigned char *data;
} QRcode;

// The last parameter is a QRecLevel: 0 for L, 1 for M, 2 for Q, 3 for H.
typedef QRcode *(*encode_function)(int, const unsigned char *, int, int);
typedef void (*free_function)(QRcode *);

static pthread_once_t once = PTHREAD_ONCE_INIT;
static encode_function encode;
static free_function release;

static void load(void) {
    void *const handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
    if (!handle) return;
    // POSIX requires that the result of dlsym can be converted to a function pointer.
    release = (free_function)dlsym(handle, "QRcode_free");
    encode = release ? (encode_function)dlsym(handle, "QRcode_encodeData") : 0;
}

enum cqr_result cqr_encode(const unsigned char *data, int count, int level, unsigned char *modules, int *side) {
    pthread_once(&once, load);
    if (!encode) return CQR_MISSING;
    errno = 0;
    QRcode *const code = encode(count, data, 0, level);
    if (!code) return errno == ERANGE ? CQR_TOO_LONG : CQR_FAILED;
    if (code->width < 1 || code->width > CQR_LARGEST_SIDE) {
        release(code);
        return CQR_FAILED;
    }
    *side = code->width;
    for (int index = 0; index < code->width * code->width; index++) modules[index] = code->data[index] & 1;
    release(code);
    return CQR_ENCODED;
}
