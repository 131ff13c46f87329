// The system's calls that look into a context are there for those who ask for all of them.
#define _GNU_SOURCE

#include "Crash.h"

#include <link.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <ucontext.h>
#include <unistd.h>

enum {
  status = 70,
  stack_size = 1 << 17,
  most_frames = 10000,
  most_places = 64,
};

// The program's own code, known before anything can go wrong.
static struct {
  uintptr_t base;
  uintptr_t start;
  uintptr_t end;
  char symbolizer[4096];
  char path[4096];
} program;

enum {
  most_variables = 1 << 14,
};

// What it takes to begin again without what crashed.
static struct {
  char **arguments;
  int output;
  int errors;
  void (*clean_up)(void);
  char crashed[1 << 14];
  char part[32];
} restart = {.output = -1, .errors = -1};

static const char variable[] = "ESPALIER_CRASHED=";

static int remember(struct dl_phdr_info *info, size_t size, void *context) {
  // The program comes first, its libraries after it.
  program.base = info->dlpi_addr;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[index];
    if (part->p_type != PT_LOAD || (part->p_flags & PF_X) == 0) continue;
    program.start = info->dlpi_addr + part->p_vaddr;
    program.end = program.start + part->p_memsz;
  }
  return 1;
}

static void say(const char *text) {
  ssize_t count = write(STDERR_FILENO, text, strlen(text));
  (void)count;
}

static bool is_own(uintptr_t address) {
  return address >= program.start && address < program.end;
}

// The places of the program's code that led to the crash, the last first.
static int find_places(const ucontext_t *context, uintptr_t places[most_places]) {
#if defined(__x86_64__)
  uintptr_t counter = (uintptr_t)context->uc_mcontext.gregs[REG_RIP];
  uintptr_t frame = (uintptr_t)context->uc_mcontext.gregs[REG_RBP];
#elif defined(__aarch64__)
  uintptr_t counter = context->uc_mcontext.pc;
  uintptr_t frame = context->uc_mcontext.regs[29];
#else
  uintptr_t counter = 0;
  uintptr_t frame = 0;
#endif
  int count = 0;
  if (is_own(counter)) places[count++] = counter;
  for (int index = 0; index < most_frames && count < most_places; index++) {
    if (frame == 0 || frame % sizeof(uintptr_t) != 0) break;
    const uintptr_t *words = (const uintptr_t *)frame;
    // A return address is behind the call.
    if (is_own(words[1])) places[count++] = words[1] - 1;
    if (words[0] <= frame) break;
    frame = words[0];
  }
  return count;
}

// Lets the symbolizer answer with the file, the line and the column of each place.
static void ask_symbolizer(const uintptr_t *places, int count, int output) {
  char object[sizeof program.path + 8];
  snprintf(object, sizeof object, "--obj=%s", program.path);
  static char texts[most_places][24];
  const char *arguments[most_places + 7] = {
    program.symbolizer, object, "--functions=none", "--inlining=false", "--relativenames",
  };
  int last = 5;
  for (int index = 0; index < count; index++) {
    snprintf(texts[index], sizeof texts[index], "0x%lx",
             (unsigned long)(places[index] - program.base));
    arguments[last++] = texts[index];
  }
  arguments[last] = NULL;
  dup2(output, STDOUT_FILENO);
  execv(program.symbolizer, (char *const *)arguments);
  _exit(status);
}

// Says where in the program's sources its code stopped: what the compiler added has no line.
static void say_place(const ucontext_t *context) {
  uintptr_t places[most_places];
  int count = program.symbolizer[0] == 0 ? 0 : find_places(context, places);
  int ends[2];
  if (count == 0 || pipe(ends) != 0) return;
  pid_t child = fork();
  if (child == 0) ask_symbolizer(places, count, ends[1]);
  close(ends[1]);
  static char answer[1 << 16];
  size_t length = 0;
  ssize_t more;
  while (length + 1 < sizeof answer
         && (more = read(ends[0], answer + length, sizeof answer - 1 - length)) > 0) {
    length += (size_t)more;
  }
  if (child > 0) waitpid(child, NULL, 0);
  for (char *line = answer; *line != 0;) {
    char *end = strchr(line, '\n');
    if (end != NULL) *end = 0;
    bool is_place = strncmp(line, "??", 2) != 0 && strchr(line, ':') != NULL
      && strstr(line, ":0") == NULL && strstr(line, "/entry.swift:") == NULL;
    if (is_place) {
      say(line);
      say(": error: the program stopped here\n");
      return;
    }
    if (end == NULL) return;
    line = end + 1;
  }
}

// Begins the program again, which leaves out the part that crashed; returns if that is impossible.
static void begin_again(void) {
  size_t length = strlen(restart.crashed);
  if (restart.part[0] == 0 || length + strlen(restart.part) + 2 > sizeof restart.crashed) return;
  if (length + 1 > sizeof variable) strcat(restart.crashed, ",");
  strcat(restart.crashed, restart.part);
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
  execve("/proc/self/exe", restart.arguments, variables);
}

static void end_program(int number, siginfo_t *information, void *context) {
  // What goes wrong here ends the program at once.
  signal(SIGSEGV, SIG_DFL);
  signal(SIGBUS, SIG_DFL);
  if (restart.errors >= 0) dup2(restart.errors, STDERR_FILENO);
  if (restart.clean_up != NULL) restart.clean_up();
  if (number == SIGSEGV || number == SIGBUS) {
    say("Fatal error: the stack is full, or memory was used that is not the program's own\n");
  }
  say_place(context);
  begin_again();
  _exit(status);
}

void espalier_restart_on_crash(char **arguments, const char *earlier, int output,
                               void (*clean_up)(void)) {
  int length = snprintf(restart.crashed, sizeof restart.crashed, "%s%s", variable, earlier);
  if (length >= (int)sizeof restart.crashed) return;
  restart.arguments = arguments;
  restart.output = output;
  restart.clean_up = clean_up;
}

void espalier_begin_part(const char *part) {
  const char *name = part == NULL || restart.arguments == NULL ? "" : part;
  snprintf(restart.part, sizeof restart.part, "%s", name);
}

void espalier_set_silenced_errors(int errors) { restart.errors = errors; }

void espalier_end_on_crash(const char *symbolizer) {
  dl_iterate_phdr(remember, NULL);
  if (symbolizer != NULL && strlen(symbolizer) < sizeof program.symbolizer) {
    ssize_t length = readlink("/proc/self/exe", program.path, sizeof program.path - 1);
    if (length > 0) strcpy(program.symbolizer, symbolizer);
  }
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
