// SPDX-License-Identifier: Apache-2.0
//
// A thread for a request that blocks, and a pipe that cancels it.

// Declares pipe2.
#define _GNU_SOURCE
#include "CCurl.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

typedef struct {
    void (*body)(void *);
    void *context;
} Work;

static void *run(void *argument) {
    Work work = *(Work *)argument;
    free(argument);
    work.body(work.context);
    return 0;
}

bool almanac_curl_start(void (*body)(void *), void *context) {
    Work *work = malloc(sizeof *work);
    if (!work) return false;
    *work = (Work){body, context};
    // The thread inherits the mask. Old versions of libcurl let a lost connection raise SIGPIPE.
    sigset_t all, former;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &former);
    pthread_t thread;
    bool is_started = pthread_create(&thread, 0, run, work) == 0;
    pthread_sigmask(SIG_SETMASK, &former, 0);
    if (is_started)
        pthread_detach(thread);
    else
        free(work);
    return is_started;
}

bool almanac_curl_open_pipe(int *reading, int *writing) {
    int ends[2];
#ifdef __linux__
    // Setting the flag later would leak both ends into a process that is started in between.
    if (pipe2(ends, O_CLOEXEC) != 0) return false;
#else
    if (pipe(ends) != 0) return false;
    for (int index = 0; index < 2; index++) fcntl(ends[index], F_SETFD, FD_CLOEXEC);
#endif
    *reading = ends[0];
    *writing = ends[1];
    return true;
}

void almanac_curl_cancel(int writing) {
    while (write(writing, "", 1) < 0 && errno == EINTR) {}
}

void almanac_curl_close_pipe(int reading, int writing) {
    close(reading);
    close(writing);
}
