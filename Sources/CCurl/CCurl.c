// SPDX-License-Identifier: Apache-2.0
//
// GET requests by libcurl (license: curl), which is loaded for the first request, so that programs start fast, and run
// on machines that don't have it. Swift can't call its functions that take arguments of any type.

// CURLOPT_PROTOCOLS, for versions before 7.85.
#define CURL_DISABLE_DEPRECATION
#include "CCurl.h"

#include <curl/curl.h>
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#ifdef __APPLE__
static const char *const library_name = "libcurl.4.dylib";
#else
static const char *const library_name = "libcurl.so.4";
#endif

/// The functions of libcurl.
typedef struct {
    __typeof__(&curl_global_init) global_init;
    __typeof__(&curl_easy_init) easy_init;
    __typeof__(&curl_easy_setopt) set;
    __typeof__(&curl_easy_getinfo) info;
    __typeof__(&curl_easy_strerror) message;
    __typeof__(&curl_easy_cleanup) easy_cleanup;
    __typeof__(&curl_slist_append) append;
    __typeof__(&curl_slist_free_all) free_list;
    __typeof__(&curl_multi_init) multi_init;
    __typeof__(&curl_multi_add_handle) add;
    __typeof__(&curl_multi_remove_handle) remove;
    __typeof__(&curl_multi_perform) perform;
    __typeof__(&curl_multi_poll) poll;
    __typeof__(&curl_multi_info_read) read;
    __typeof__(&curl_multi_cleanup) multi_cleanup;
} Curl;

static pthread_mutex_t initialization = PTHREAD_MUTEX_INITIALIZER;

/// Loads the library, which then stays loaded.
static bool load(Curl *curl, const char *name) {
    void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
    if (!library) return false;
    const struct {
        void *function;
        const char *name;
    } symbols[] = {
        {&curl->global_init, "curl_global_init"},
        {&curl->easy_init, "curl_easy_init"},
        {&curl->set, "curl_easy_setopt"},
        {&curl->info, "curl_easy_getinfo"},
        {&curl->message, "curl_easy_strerror"},
        {&curl->easy_cleanup, "curl_easy_cleanup"},
        {&curl->append, "curl_slist_append"},
        {&curl->free_list, "curl_slist_free_all"},
        {&curl->multi_init, "curl_multi_init"},
        {&curl->add, "curl_multi_add_handle"},
        {&curl->remove, "curl_multi_remove_handle"},
        {&curl->perform, "curl_multi_perform"},
        {&curl->poll, "curl_multi_poll"},
        {&curl->read, "curl_multi_info_read"},
        {&curl->multi_cleanup, "curl_multi_cleanup"},
    };
    for (size_t index = 0; index < sizeof symbols / sizeof symbols[0]; index++) {
        void *found = dlsym(library, symbols[index].name);
        if (!found) {
            dlclose(library);
            return false;
        }
        memcpy(symbols[index].function, &found, sizeof found);
    }
    // Only the first call has an effect, and before 7.84 two at once aren't safe.
    pthread_mutex_lock(&initialization);
    bool is_initialized = curl->global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK;
    pthread_mutex_unlock(&initialization);
    return is_initialized;
}

enum { largest_head = 1 << 20 };

typedef struct {
    const Curl *curl;
    CURL *handle;
    unsigned char *bytes;
    size_t count, capacity, largest, head_count;
    bool has_head, is_too_large, is_out_of_memory;
} Transfer;

static size_t receive_body(char *bytes, size_t size, size_t number, void *closure) {
    Transfer *transfer = closure;
    size_t count = size * number;
    if (count > transfer->largest - transfer->count) {
        transfer->is_too_large = true;
        return 0;
    }
    if (transfer->capacity - transfer->count < count) {
        size_t capacity = 2 * (transfer->count + count) + 16384;
        unsigned char *grown = realloc(transfer->bytes, capacity);
        if (!grown) {
            transfer->is_out_of_memory = true;
            return 0;
        }
        transfer->bytes = grown;
        transfer->capacity = capacity;
    }
    memcpy(transfer->bytes + transfer->count, bytes, count);
    transfer->count += count;
    return count;
}

static size_t receive_line(char *line, size_t size, size_t number, void *closure) {
    Transfer *transfer = closure;
    size_t count = size * number;
    transfer->head_count += count;
    if (transfer->head_count > largest_head) {
        transfer->is_too_large = true;
        return 0;
    }
    // An empty line ends the head, and a head with a status below 200 precedes the one of the response.
    long status = 0;
    if (count > 0 && (line[0] == '\r' || line[0] == '\n')
        && transfer->curl->info(transfer->handle, CURLINFO_RESPONSE_CODE, &status) == CURLE_OK && status >= 200)
        transfer->has_head = true;
    return count;
}

static bool allow_only_http(const Curl *curl, CURL *handle) {
#if LIBCURL_VERSION_NUM >= 0x075500
    if (curl->set(handle, CURLOPT_PROTOCOLS_STR, "http,https") == CURLE_OK) return true;
#endif
    return curl->set(handle, CURLOPT_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS)) == CURLE_OK;
}

static bool prepare(
    Transfer *transfer, const char *url, const char *proxy, const char *no_proxy, const char *certificates,
    long milliseconds, struct curl_slist *headers) {
    const Curl *curl = transfer->curl;
    CURL *handle = transfer->handle;
#if LIBCURL_VERSION_NUM >= 0x075700
    // Without it, the end of a request waits for the resolver, which can take half a minute; unknown before 7.87.
    curl->set(handle, CURLOPT_QUICK_EXIT, 1L);
#endif
    const struct {
        CURLoption option;
        long value;
    } numbers[] = {
        {CURLOPT_NOSIGNAL, 1},
        {CURLOPT_TIMEOUT_MS, milliseconds},
        {CURLOPT_CONNECTTIMEOUT_MS, milliseconds},
        {CURLOPT_FOLLOWLOCATION, 0},
        {CURLOPT_PATH_AS_IS, 1},
        {CURLOPT_HTTP09_ALLOWED, 0},
        {CURLOPT_NETRC, CURL_NETRC_IGNORED},
        {CURLOPT_HTTPAUTH, (long)CURLAUTH_NONE},
        {CURLOPT_PROXYAUTH, (long)CURLAUTH_BASIC},
        {CURLOPT_SOCKS5_AUTH, (long)CURLAUTH_BASIC},
        {CURLOPT_SUPPRESS_CONNECT_HEADERS, 1},
        {CURLOPT_SSL_VERIFYPEER, 1},
        {CURLOPT_SSL_VERIFYHOST, 2},
    };
    for (size_t index = 0; index < sizeof numbers / sizeof numbers[0]; index++)
        if (curl->set(handle, numbers[index].option, numbers[index].value) != CURLE_OK) return false;
    if (certificates && curl->set(handle, CURLOPT_CAINFO, certificates) != CURLE_OK) return false;
    curl_off_t largest = (curl_off_t)transfer->largest;
    return allow_only_http(curl, handle) && curl->set(handle, CURLOPT_URL, url) == CURLE_OK
        && curl->set(handle, CURLOPT_PROXY, proxy) == CURLE_OK
        && curl->set(handle, CURLOPT_NOPROXY, no_proxy) == CURLE_OK
        && curl->set(handle, CURLOPT_HTTPHEADER, headers) == CURLE_OK
        && curl->set(handle, CURLOPT_USERAGENT, "almanac") == CURLE_OK
        // Every encoding that libcurl supports.
        && curl->set(handle, CURLOPT_ACCEPT_ENCODING, "") == CURLE_OK
        && curl->set(handle, CURLOPT_MAXFILESIZE_LARGE, largest) == CURLE_OK
        && curl->set(handle, CURLOPT_WRITEFUNCTION, receive_body) == CURLE_OK
        && curl->set(handle, CURLOPT_WRITEDATA, transfer) == CURLE_OK
        && curl->set(handle, CURLOPT_HEADERFUNCTION, receive_line) == CURLE_OK
        && curl->set(handle, CURLOPT_HEADERDATA, transfer) == CURLE_OK;
}

/// Performs a transfer until it ends or the pipe has a byte.
static CURLcode perform(const Curl *curl, CURLM *multi, int cancellation, bool *is_cancelled) {
    for (;;) {
        int running = 0, left = 0;
        if (curl->perform(multi, &running) != CURLM_OK) return CURLE_FAILED_INIT;
        if (running == 0) {
            CURLMsg *message = curl->read(multi, &left);
            return message && message->msg == CURLMSG_DONE ? message->data.result : CURLE_FAILED_INIT;
        }
        struct curl_waitfd wait = {.fd = cancellation, .events = CURL_WAIT_POLLIN};
        if (curl->poll(multi, &wait, 1, 60000, 0) != CURLM_OK) return CURLE_FAILED_INIT;
        if (wait.revents) {
            *is_cancelled = true;
            return CURLE_ABORTED_BY_CALLBACK;
        }
    }
}

/// Returns the result for an error before the head of the response was complete.
static AlmanacCurlResult failure(CURLcode code, const AlmanacCurlResponse *response) {
    if (response->proxy_status != 0 && response->proxy_status / 100 != 2) return ALMANAC_CURL_PROXY_REFUSED;
    switch (code) {
        case CURLE_OK:
        case CURLE_GOT_NOTHING: return ALMANAC_CURL_CLOSED;
        case CURLE_COULDNT_RESOLVE_HOST: return ALMANAC_CURL_NO_NAME;
        case CURLE_COULDNT_RESOLVE_PROXY: return ALMANAC_CURL_NO_PROXY_NAME;
        case CURLE_PEER_FAILED_VERIFICATION:
        case CURLE_SSL_ISSUER_ERROR:
        case CURLE_SSL_INVALIDCERTSTATUS: return ALMANAC_CURL_UNTRUSTED;
        case CURLE_SSL_CACERT_BADFILE: return ALMANAC_CURL_NO_CERTIFICATES;
        case CURLE_SSL_CONNECT_ERROR: return ALMANAC_CURL_NO_TLS;
        case CURLE_UNSUPPORTED_PROTOCOL:
        case CURLE_WEIRD_SERVER_REPLY:
        case CURLE_HTTP2:
        case CURLE_HTTP2_STREAM: return ALMANAC_CURL_NOT_HTTP;
        // CURLE_PROXY (97) is unknown before 7.73.
        case (CURLcode)97: return ALMANAC_CURL_PROXY_REFUSED;
        case CURLE_COULDNT_CONNECT: return ALMANAC_CURL_NO_CONNECTION;
        case CURLE_SEND_ERROR:
        case CURLE_RECV_ERROR:
            return response->system_error ? ALMANAC_CURL_NO_CONNECTION : ALMANAC_CURL_CLOSED;
        default: return ALMANAC_CURL_FAILED;
    }
}

static AlmanacCurlResult outcome(
    CURLcode code, const Transfer *transfer, bool is_cancelled, AlmanacCurlResponse *response) {
    const Curl *curl = transfer->curl;
    long system_error = 0;
    // libcurl reports only that the body wasn't accepted.
    if (transfer->is_out_of_memory) code = CURLE_OUT_OF_MEMORY;
    curl->info(transfer->handle, CURLINFO_RESPONSE_CODE, &response->status);
    curl->info(transfer->handle, CURLINFO_HTTP_CONNECTCODE, &response->proxy_status);
    curl->info(transfer->handle, CURLINFO_OS_ERRNO, &system_error);
    response->system_error = (int)system_error;
    response->message = curl->message(code);
    if (is_cancelled) return ALMANAC_CURL_CANCELLED;
    if (transfer->is_too_large || code == CURLE_FILESIZE_EXCEEDED) return ALMANAC_CURL_TOO_LARGE;
    if (code == CURLE_OPERATION_TIMEDOUT) return ALMANAC_CURL_TIMED_OUT;
    if (code == CURLE_OUT_OF_MEMORY) return ALMANAC_CURL_FAILED;
    if (!transfer->has_head) return failure(code, response);
    if (code == CURLE_BAD_CONTENT_ENCODING) return ALMANAC_CURL_NOT_HTTP;
    return code == CURLE_OK ? ALMANAC_CURL_DONE : ALMANAC_CURL_INCOMPLETE;
}

AlmanacCurlResult almanac_curl_get(
    const char *library, const char *url, const char *proxy, const char *no_proxy, const char *certificates,
    long milliseconds, size_t largest, int cancellation, AlmanacCurlResponse *response) {
    Curl functions = {0};
    const Curl *curl = &functions;
    if (!load(&functions, library ? library : library_name)) return ALMANAC_CURL_MISSING;
    Transfer transfer = {.curl = curl, .handle = curl->easy_init(), .largest = largest};
    CURLM *multi = curl->multi_init();
    struct curl_slist *headers = curl->append(0, "Accept: application/json");
    AlmanacCurlResult result = ALMANAC_CURL_FAILED;
    if (transfer.handle && multi && headers
        && prepare(&transfer, url, proxy, no_proxy, certificates, milliseconds, headers)
        && curl->add(multi, transfer.handle) == CURLM_OK) {
        bool is_cancelled = false;
        CURLcode code = perform(curl, multi, cancellation, &is_cancelled);
        result = outcome(code, &transfer, is_cancelled, response);
        curl->remove(multi, transfer.handle);
    }
    if (transfer.handle) curl->easy_cleanup(transfer.handle);
    if (multi) curl->multi_cleanup(multi);
    curl->free_list(headers);
    if (result == ALMANAC_CURL_DONE) {
        response->body = transfer.bytes;
        response->count = transfer.count;
    } else {
        free(transfer.bytes);
    }
    return result;
}

void almanac_curl_free(void *body) { free(body); }
