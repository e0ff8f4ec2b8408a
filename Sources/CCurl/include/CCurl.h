// SPDX-License-Identifier: Apache-2.0
#ifndef C_CURL_H
#define C_CURL_H

#include <stdbool.h>
#include <stddef.h>

#pragma clang assume_nonnull begin

/// The result of a request.
typedef enum {
    ALMANAC_CURL_DONE,
    /// libcurl isn't installed, or is older than 7.66.
    ALMANAC_CURL_MISSING,
    /// The body exceeds the limit, or the head 1 MiB.
    ALMANAC_CURL_TOO_LARGE,
    /// The connection ended after the head of the response.
    ALMANAC_CURL_INCOMPLETE,
    ALMANAC_CURL_TIMED_OUT,
    ALMANAC_CURL_CANCELLED,
    /// The server's name can't be resolved.
    ALMANAC_CURL_NO_NAME,
    /// The proxy's name can't be resolved.
    ALMANAC_CURL_NO_PROXY_NAME,
    /// The proxy doesn't connect to the server.
    ALMANAC_CURL_PROXY_REFUSED,
    ALMANAC_CURL_NO_CONNECTION,
    /// The certificate can't be verified.
    ALMANAC_CURL_UNTRUSTED,
    /// This system has no certificates of authorities.
    ALMANAC_CURL_NO_CERTIFICATES,
    /// The TLS handshake failed.
    ALMANAC_CURL_NO_TLS,
    /// The connection ended before the head of the response was complete.
    ALMANAC_CURL_CLOSED,
    /// The response isn't HTTP.
    ALMANAC_CURL_NOT_HTTP,
    /// Anything else.
    ALMANAC_CURL_FAILED,
} AlmanacCurlResult;

/// A response.
typedef struct {
    /// The status of the response.
    long status;
    /// The status of the proxy's response to CONNECT; 0 without one.
    long proxy_status;
    /// The `errno` of a failed connection; 0 if it isn't known.
    int system_error;
    /// libcurl's description of an error.
    const char *_Nullable message;
    /// The body, decompressed, to be freed with `almanac_curl_free`.
    void *_Nullable body;
    /// The size of the body in bytes.
    size_t count;
} AlmanacCurlResponse;

/// Performs a GET request without redirects, cookies, and authentication except at a proxy.
///
/// It blocks, and a byte in the pipe `cancellation` ends it.
///
/// @param library The file name of libcurl; null for the name that this system uses.
/// @param url The address, which begins with `https://` or `http://`.
/// @param proxy The proxy's address; empty to connect directly. The environment isn't read.
/// @param no_proxy The hosts to connect to directly, in the format of `no_proxy`.
/// @param certificates The path of a file with the trusted certificates; null for those of the system.
/// @param milliseconds The time limit of the whole request, above 0.
/// @param largest The maximum size of the body in bytes.
/// @param cancellation The end of a pipe to read from.
AlmanacCurlResult almanac_curl_get(
    const char *_Nullable library, const char *url, const char *proxy, const char *no_proxy,
    const char *_Nullable certificates, long milliseconds, size_t largest, int cancellation,
    AlmanacCurlResponse *response);

/// Frees a body.
void almanac_curl_free(void *_Nullable body);

/// Runs a function on a new thread, which receives no signals.
///
/// @return Whether the system started a thread.
bool almanac_curl_start(void (*body)(void *), void *context);

/// Makes a pipe: the end to read from, and the end to write to.
///
/// @return Whether the system has one.
bool almanac_curl_open_pipe(int *reading, int *writing);

/// Writes a byte into a pipe.
void almanac_curl_cancel(int writing);

/// Closes both ends of a pipe.
void almanac_curl_close_pipe(int reading, int writing);

#pragma clang assume_nonnull end

#endif
