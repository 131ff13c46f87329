#define _GNU_SOURCE

#include "Crash.h"
#include "Internal.h"
#include "Watch.h"

#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum {
  status_of_crash = 70,
  stack_size = 1 << 17,
  most_variables = 1 << 14,
  // How far from the end of the stack the first access beyond it may be.
  stack_reach = 1 << 16,
  // The length of a place in the sources that is told to the next run.
  most_place = 1 << 10,
};

// What it takes to begin again without what crashed.
static struct {
  char **arguments;
  int output;
  int errors;
  void (*clean_up)(void);
  char crashed[1 << 16];
  char part[32];
  char loss[1024];
  bool (*find_view)(char *name, size_t size);
} restart = {.output = -1, .errors = -1};

static const char variable[] = "ESPALIER_CRASHED=";

bool is_in_part(void) { return restart.part[0] != 0; }

// Appends a text to what crashed; false if it is too long.
static bool append(const char *text) {
  if (strlen(restart.crashed) + strlen(text) + 1 > sizeof restart.crashed) return false;
  strcat(restart.crashed, text);
  return true;
}

// Appends the view of the part that crashed, with its place if that is known.
static void append_view(const char *name, const char *place) {
  if (!append("/") || !append(name)) return;
  if (place == NULL || strchr(place, ',') != NULL || strlen(place) > most_place) return;
  if (append("@")) append(place);
}

// Begins the program again, which leaves out the part that crashed, or its view; returns if that is
// impossible.
//
// place: where it crashed, if that is known.
static void begin_again(const char *mark, const char *place) {
  if (!is_in_part()) return;
  bool (*find)(char *, size_t) = restart.find_view;
  restart.find_view = NULL;
  char view[32] = "";
  bool has_room = strlen(restart.crashed) + 2 * most_place < sizeof restart.crashed;
  bool is_view = find != NULL && has_room && *mark == 0 && find(view, sizeof view);
  if (!is_view) say(restart.loss);
  if (strlen(restart.crashed) + 1 > sizeof variable && !append(",")) return;
  if (!append(restart.part) || !append(mark)) return;
  if (is_view) append_view(view, place);
  static char *variables[most_variables];
  int count = 0;
  variables[count++] = restart.crashed;
  for (char **next = environ; *next != NULL; next++) {
    if (strncmp(*next, variable, sizeof variable - 1) == 0) continue;
    if (count + 1 == most_variables) return;
    variables[count++] = *next;
  }
  dup2(restart.output, STDOUT_FILENO);
  // A handler's signals wait until it returns, and what waits does so in the next program as well.
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  // Of a main thread that has ended the system knows no program any more.
  execve("/proc/thread-self/exe", restart.arguments, variables);
}

void prepare_end(void) {
  // What goes wrong here ends the program at once.
  signal(SIGSEGV, SIG_DFL);
  signal(SIGBUS, SIG_DFL);
  if (restart.errors >= 0) dup2(restart.errors, STDERR_FILENO);
  if (restart.clean_up != NULL) restart.clean_up();
}

void end_part(const char *mark, int status) {
  begin_again(mark, NULL);
  end_process(status);
}

static void end_program(int number, siginfo_t *information, void *context) {
  prepare_end();
  if (number == SIGSEGV || number == SIGBUS) {
    uintptr_t distance = (uintptr_t)information->si_addr - stack_pointer(context) + stack_reach;
    say(distance < 2 * stack_reach
        ? "Fatal error: the stack is full: calls within calls without an end\n"
        : "Fatal error: the stack is full, or memory was used that is not the program's own\n");
  }
  if (!say_place(context, "error", "the program stopped here", !is_in_own_code(context))) {
    // Not all libraries say why they end a program.
    const char *reason = sigdescr_np(number);
    say("espalier: error: the code of a screen ended the program: ");
    say(reason == NULL ? "a signal" : reason);
    say("\n");
  }
  // Other signals may come in the middle of what finds the view.
  if (number != SIGTRAP && number != SIGILL) restart.find_view = NULL;
  begin_again("", said_place());
  end_process(status_of_crash);
}

void espalier_restart_on_crash(char **arguments, const char *earlier, int output,
                               void (*clean_up)(void)) {
  int length = snprintf(restart.crashed, sizeof restart.crashed, "%s%s", variable, earlier);
  if (length >= (int)sizeof restart.crashed) return;
  restart.arguments = arguments;
  restart.output = output;
  restart.clean_up = clean_up;
}

void espalier_begin_part(const char *part, const char *loss) {
  const char *name = part == NULL || restart.arguments == NULL ? "" : part;
  snprintf(restart.part, sizeof restart.part, "%s", name);
  snprintf(restart.loss, sizeof restart.loss, "%s", loss == NULL ? "" : loss);
  restart.find_view = NULL;
  espalier_note_progress();
}

void espalier_spare_part(bool (*find)(char *name, size_t size)) { restart.find_view = find; }

void espalier_stop_part(const char *message, int status) {
  prepare_end();
  say(message);
  end_part(status == status_of_crash ? "" : "!", status);
}

void espalier_set_silenced_errors(int errors) { restart.errors = errors; }

void espalier_end_on_crash(const char *symbolizer) {
  prepare_places(symbolizer);
  void *stack = mmap(
    NULL, stack_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0
  );
  if (stack == MAP_FAILED) return;
  stack_t alternate = {.ss_sp = stack, .ss_size = stack_size};
  sigaltstack(&alternate, NULL);
  struct sigaction action = {.sa_sigaction = end_program, .sa_flags = SA_ONSTACK | SA_SIGINFO};
  int numbers[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
  for (size_t index = 0; index < sizeof numbers / sizeof *numbers; index++) {
    sigaction(numbers[index], &action, NULL);
  }
}
