// SPDX-License-Identifier: AGPL-3.0-or-later
//
// Measures whole processes: runs each command once per round, and prints a line of figures for each.
//
//   cc -O2 -o process_cost process_cost.c
//   ./process_cost ROUNDS < COMMANDS
//
// A line of COMMANDS is a name and the words of a command, all separated by tabs. Standard input and output of the
// commands are /dev/null. A command that fails in the warm-up round is skipped with a message on standard error; one
// that fails later ends the run. Printed for each command, separated by tabs:
//   name, median and minimum wall-clock time in milliseconds, median processor time in milliseconds (user and system),
//   peak resident set size in kilobytes

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { most_commands = 64, most_words = 64 };

struct command {
    char *name;
    char *words[most_words + 1];
    double *wall;
    double *processor;
    long resident;
    bool works;
};

extern char **environ;

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec * 1e-6;
}

static double milliseconds(struct timeval time) {
    return (double)time.tv_sec * 1e3 + (double)time.tv_usec * 1e-3;
}

static void *zeroed(size_t count, size_t size) {
    void *memory = calloc(count, size);
    if (memory == NULL) {
        fprintf(stderr, "process_cost: no memory\n");
        exit(70);
    }
    return memory;
}

static bool parse(char *line, struct command *command) {
    int count = -1;
    for (char *word = strtok(line, "\t\n"); word != NULL; word = strtok(NULL, "\t\n")) {
        if (count < 0) {
            command->name = word;
        } else if (count < most_words) {
            command->words[count] = word;
        } else {
            fprintf(stderr, "process_cost: %s has more than %d words\n", command->name, most_words);
            exit(64);
        }
        count++;
    }
    return count > 0;
}

static bool run(struct command *command, int round) {
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
    pid_t child;
    double start = now();
    int error = posix_spawnp(&child, command->words[0], &actions, NULL, command->words, environ);
    posix_spawn_file_actions_destroy(&actions);
    if (error != 0) {
        fprintf(stderr, "process_cost: %s: %s\n", command->words[0], strerror(error));
        return false;
    }
    int status;
    struct rusage usage;
    while (wait4(child, &status, 0, &usage) < 0) {
        if (errno != EINTR) {
            perror("process_cost: wait4");
            exit(71);
        }
    }
    double elapsed = now() - start;
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
        fprintf(stderr, "process_cost: %s ended with status %d\n", command->name, status);
        return false;
    }
    if (round >= 0) {
        command->wall[round] = elapsed;
        command->processor[round] = milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime);
        if (usage.ru_maxrss > command->resident) {
            command->resident = usage.ru_maxrss;
        }
    }
    return true;
}

static int ascending(const void *a, const void *b) {
    double x = *(const double *)a;
    double y = *(const double *)b;
    return (x > y) - (x < y);
}

static double median(double *values, int count) {
    qsort(values, (size_t)count, sizeof *values, ascending);
    return (values[(count - 1) / 2] + values[count / 2]) / 2;
}

int main(int argc, char **argv) {
    int rounds = argc == 2 ? atoi(argv[1]) : 0;
    if (rounds < 1) {
        fprintf(stderr, "usage: process_cost ROUNDS < COMMANDS\n");
        return 64;
    }
    struct command *commands = zeroed(most_commands, sizeof *commands);
    int count = 0;
    char *line = NULL;
    size_t size = 0;
    while (count < most_commands && getline(&line, &size, stdin) >= 0) {
        struct command *command = &commands[count];
        if (parse(line, command)) {
            command->wall = zeroed((size_t)rounds, sizeof(double));
            command->processor = zeroed((size_t)rounds, sizeof(double));
            count++;
            // The words point into the line, which isn't freed.
            line = NULL;
            size = 0;
        }
    }
    // A long command needs no warm-up.
    for (int i = 0; i < count; i++) {
        commands[i].works = rounds == 1 || run(&commands[i], -1);
    }
    for (int round = 0; round < rounds; round++) {
        for (int i = 0; i < count; i++) {
            if (commands[i].works && !run(&commands[i], round)) {
                return 65;
            }
        }
    }
    for (int i = 0; i < count; i++) {
        struct command *command = &commands[i];
        if (command->works) {
            double middle = median(command->wall, rounds);
            printf("%s\t%.2f\t%.2f\t%.2f\t%ld\n", command->name, middle, command->wall[0],
                   median(command->processor, rounds), command->resident);
        }
    }
    return 0;
}
