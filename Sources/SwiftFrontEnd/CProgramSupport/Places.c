#define _GNU_SOURCE

#include "Internal.h"

#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum {
  longest_cycle = 16,
  // Where the frames of a call without end have come to their rhythm.
  cycle_start = 8,
};

// Who finds words for places, known before anything can go wrong.
static struct {
  uintptr_t base;
  char symbolizer[4096];
  char demangler[4096];
  char path[4096];
} program;

void prepare_places(const char *symbolizer) {
  program.base = prepare_frames();
  if (symbolizer == NULL || strlen(symbolizer) >= sizeof program.symbolizer) return;
  ssize_t length = readlink("/proc/self/exe", program.path, sizeof program.path - 1);
  if (length <= 0) return;
  strcpy(program.symbolizer, symbolizer);
  const char *slash = strrchr(symbolizer, '/');
  int folder = slash == NULL ? 0 : (int)(slash + 1 - symbolizer);
  snprintf(program.demangler, sizeof program.demangler, "%.*sswift-demangle", folder, symbolizer);
}

void say(const char *text) {
  ssize_t count = write(STDERR_FILENO, text, strlen(text));
  (void)count;
}

// Runs a program and takes what it prints; nothing if it does not run.
static char *answer(const char *path, const char **arguments, char *text, size_t size) {
  int ends[2];
  text[0] = 0;
  if (pipe(ends) != 0) return text;
  // Unlike fork, this copies nothing, and asks for no lock that what was interrupted may hold.
  pid_t child = vfork();
  if (child == 0) {
    dup2(ends[1], STDOUT_FILENO);
    execv(path, (char *const *)arguments);
    end_process(1);
  }
  close(ends[1]);
  size_t length = 0;
  ssize_t more;
  while (length + 1 < size && (more = read(ends[0], text + length, size - 1 - length)) > 0) {
    length += (size_t)more;
  }
  close(ends[0]);
  if (child > 0) waitpid(child, NULL, 0);
  text[length] = 0;
  return text;
}

// Cuts a line off a text; NULL at its end.
static char *next_line(char **text) {
  char *line = *text;
  if (*line == 0) return NULL;
  char *end = strchr(line, '\n');
  *text = end == NULL ? line + strlen(line) : end + 1;
  if (end != NULL) *end = 0;
  return line;
}

// Asks for the function, and the file, the line and the column, of each place; or of the line
// before it where the compiler added something.
static void find_lines(places *found, bool takes_lines_before) {
  static char object[sizeof program.path + 8], texts[most_places][24], lines[1 << 16];
  snprintf(object, sizeof object, "--obj=%s", program.path);
  const char *arguments[most_places + 8] = {
    program.symbolizer, object, "--functions=linkage", "--inlining=false", "--relativenames",
  };
  int first = 5;
  if (takes_lines_before) arguments[first++] = "--skip-line-zero";
  for (int index = 0; index < found->count; index++) {
    snprintf(texts[index], sizeof texts[index], "0x%lx",
             (unsigned long)(found->addresses[index] - program.base));
    arguments[first + index] = texts[index];
  }
  char *text = answer(program.symbolizer, arguments, lines, sizeof lines);
  for (int index = 0; index < found->count; index++) {
    found->names[index] = next_line(&text);
    found->lines[index] = next_line(&text);
    next_line(&text);
    char *remark = found->lines[index] == NULL ? NULL : strstr(found->lines[index], " (approx");
    if (remark != NULL) *remark = 0;
  }
}

// Whether a line is one of those that somebody wrote: what the compiler added has none.
//
// takes_lines_before: whether the line before it is good enough, which has no column.
static bool is_written(const char *line, bool takes_lines_before) {
  return strncmp(line, "??", 2) != 0 && strstr(line, "/entry.swift:") == NULL
      && strchr(line, ':') != NULL && strstr(line, takes_lines_before ? ":0:" : ":0") == NULL;
}

// Keeps the places that somebody wrote; of what the compiler added those that have names of Swift's.
static void keep_written(places *found, bool takes_lines_before) {
  int count = 0;
  for (int index = 0; index < found->count; index++) {
    char *line = found->lines[index];
    if (line == NULL || found->names[index] == NULL) break;
    if (!is_written(line, takes_lines_before)) continue;
    if (takes_lines_before && strncmp(found->names[index], "$s", 2) != 0) continue;
    char *column = strrchr(line, ':');
    if (strcmp(column, ":0") == 0) column[1] = '1';
    found->addresses[count] = found->addresses[index];
    found->lines[count] = line;
    found->names[count] = found->names[index];
    count++;
  }
  found->count = count;
}

// What a reader calls a function, with what is around a closure in its place; NULL for what only
// the compiler has a name for.
static const char *readable(char *name) {
  for (char *next; (next = strstr(name, " in ")) != NULL;) name = next + 4;
  static const char *endings[] = {".getter", ".setter", ".modify", ".read"};
  for (size_t index = 0; index < sizeof endings / sizeof *endings; index++) {
    size_t length = strlen(name), end = strlen(endings[index]);
    if (length > end && strcmp(name + length - end, endings[index]) == 0) name[length - end] = 0;
  }
  return *name == 0 || strchr(name, '$') != NULL ? NULL : name;
}

// Makes names of Swift's own readable.
static void find_names(places *found) {
  static char lines[1 << 16];
  const char *arguments[most_places + 4] = {program.demangler, "-compact", "-simplified"};
  for (int index = 0; index < found->count; index++) arguments[3 + index] = found->names[index];
  char *text = answer(program.demangler, arguments, lines, sizeof lines);
  for (int index = 0; index < found->count; index++) {
    char *line = next_line(&text);
    found->names[index] = line == NULL ? NULL : readable(line);
  }
}

// How many places repeat themselves; 0 if they do not.
static int find_cycle(const places *found) {
  for (int length = 1; length <= longest_cycle; length++) {
    int index = cycle_start;
    while (index + length < found->count
           && found->addresses[index] == found->addresses[index + length]) index++;
    if (index + length == found->count && index >= cycle_start + length) return length;
  }
  return 0;
}

// Says who calls whom without end.
static void say_cycle(const places *found, int length) {
  const char *before = NULL, *first = NULL;
  for (int index = cycle_start + length - 1; index >= cycle_start; index--) {
    const char *name = found->names[index];
    if (name == NULL || (before != NULL && strcmp(name, before) == 0)) continue;
    say(before == NULL ? ": " : " → ");
    say(name);
    if (first == NULL) first = name;
    before = name;
  }
  if (first == NULL) return;
  if (first == before || strcmp(first, before) != 0) {
    say(" → ");
    say(first);
  }
  say(" without an end");
}

static const char *last_place;

const char *said_place(void) { return last_place; }

bool say_place(
  const ucontext_t *context, const char *severity, const char *message, bool is_waiting
) {
  static places found;
  if (program.symbolizer[0] == 0) return false;
  find_places(context, is_waiting, &found);
  if (found.count == 0) return false;
  places all = found;
  find_lines(&found, false);
  keep_written(&found, false);
  if (found.count == 0) {
    found = all;
    find_lines(&found, true);
    keep_written(&found, true);
  }
  if (found.count == 0) return false;
  find_names(&found);
  last_place = found.lines[0];
  say(found.lines[0]);
  say(": ");
  say(severity);
  say(": ");
  say(message);
  int length = find_cycle(&found);
  if (length > 0) {
    say_cycle(&found, length);
  } else {
    // What only the compiler has a name for is in what was called before.
    int named = 0;
    while (named < found.count && found.names[named] == NULL) named++;
    if (named < found.count) {
      say(", in ");
      say(found.names[named]);
    }
  }
  say("\n");
  return true;
}
