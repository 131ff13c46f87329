#define _GNU_SOURCE

#include "Watch.h"
#include "Internal.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum {
  status_of_runaway = 65,
  status_of_shortage = 70,
  ticks_per_second = 10,
  // How many times longer what is no code of a screen may take.
  outside_factor = 3,
  // How often the main thread is stopped to find it in the program's own code, and then anywhere.
  most_looks = 100,
  pause_between_looks = 10 * 1000 * 1000,
  // After how many seconds it is told what takes long.
  patience = 5,
  // Nobody else sends it, and nobody minds it.
  telling_signal = SIGURG,
};

enum reason { none, computing, computing_elsewhere, waiting, ended_thread, out_of_memory };

static struct {
  double limit;
  // What was exceeded.
  double spent;
  atomic_ulong progress;
  atomic_bool may_wait;
  pthread_t main_thread;
  enum reason reason;
  atomic_int looks_left;
  atomic_bool is_stopping;
  bool is_quiet;
  // Whether it has been told where the main thread is, and whether somebody wants to know.
  atomic_bool is_told;
  atomic_bool is_asked;
  bool is_running;
} watch;

static double processor_time(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static void sleep_for(long nanoseconds) {
  struct timespec time = {.tv_sec = 0, .tv_nsec = nanoseconds};
  nanosleep(&time, NULL);
}

// MARK: Ending

static void say_reason(const ucontext_t *context) {
  char message[128];
  const char *hint = "";
  bool is_place_of_interest = true;
  switch (watch.reason) {
  case none:
    snprintf(message, sizeof message, "stopped by the system's limit of computing");
    hint = "hint: 'ulimit -St' tells that limit\n";
    break;
  case computing:
    snprintf(message, sizeof message, "stopped after %g s of computing", watch.spent);
    hint = "hint: if it does come to an end, --max-seconds lets it take longer\n";
    break;
  case computing_elsewhere:
    snprintf(message, sizeof message,
             "stopped after %g s of computing, on other threads than the main one, which waits",
             watch.spent);
    hint = "hint: if it does come to an end, --max-seconds lets it take longer\n";
    break;
  case waiting:
    snprintf(message, sizeof message,
             "stopped after %g s of waiting on the main thread for what does not come",
             watch.spent);
    hint = "hint: what would wake it may need the main thread itself; 'await' does not keep that\n";
    break;
  case ended_thread:
    snprintf(message, sizeof message, "stopped: it has ended the main thread");
    is_place_of_interest = false;
    break;
  case out_of_memory:
    snprintf(message, sizeof message, "stopped: nearly all of the machine's memory is used");
    is_place_of_interest = context != NULL;
    break;
  }
  if (!is_place_of_interest || context == NULL
      || !say_place(context, "error", message, !is_in_own_code(context))) {
    say("espalier: error: the code of a screen was ");
    say(message);
    say("\n");
  }
  say(hint);
}

static _Noreturn void stop(const ucontext_t *context) {
  prepare_end();
  say_reason(context);
  if (watch.reason == out_of_memory) end_part("", status_of_shortage);
  end_part("!", status_of_runaway);
}

// Runs on the main thread, wherever that is.
static void look(int number, siginfo_t *information, void *context) {
  // What runs in a library mostly returns to the code that is to be named.
  if (watch.reason == computing && !is_in_own_code(context) && watch.looks_left > 0) return;
  // One more may wait for the signals to be heard again.
  if (!atomic_exchange(&watch.is_stopping, true)) stop(context);
}

// Stops the main thread where it can be named.
static void stop_main_thread(enum reason reason) {
  unsigned long progress = watch.progress;
  watch.reason = reason;
  for (watch.looks_left = most_looks; watch.looks_left >= 0; watch.looks_left--) {
    if (watch.progress != progress) return;
    if (watch.is_stopping) break;
    pthread_kill(watch.main_thread, SIGXCPU);
    sleep_for(pause_between_looks);
  }
  // Saying why takes a moment, and a thread that hears nothing ends like this.
  for (int second = 0; second < (watch.is_stopping ? 30 : 3); second++) sleep_for(999999999);
  stop(NULL);
}

// MARK: Telling

// Runs on the main thread, wherever that is; it goes on.
static void tell(int number, siginfo_t *information, void *context) {
  if (!atomic_load(&watch.is_asked)) return;
  if (!is_in_own_code(context) && watch.looks_left > 0) return;
  if (atomic_exchange(&watch.is_told, true)) return;
  int error = errno;
  char message[64];
  snprintf(message, sizeof message, "still computing after %d s", patience);
  if (!say_place(context, "note", message, !is_in_own_code(context))) {
    say("espalier: the code of a screen is ");
    say(message);
    say("\n");
  }
  errno = error;
}

// Says where the main thread is, which takes long.
static void tell_place(void) {
  unsigned long progress = watch.progress;
  watch.is_told = false;
  watch.looks_left = most_looks;
  watch.is_asked = true;
  for (; watch.looks_left >= 0; watch.looks_left--) {
    if (watch.progress != progress || watch.is_told) break;
    pthread_kill(watch.main_thread, telling_signal);
    sleep_for(pause_between_looks);
  }
  watch.is_asked = false;
}

// MARK: Looking

// Reads the beginning of a file of the system's; false if there is none.
static bool read_text(const char *path, char *text, size_t size) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  ssize_t length = read(file, text, size - 1);
  close(file);
  if (length <= 0) return false;
  text[length] = 0;
  return true;
}

// What the main thread does: R if it runs, S if it sleeps in a call of the system, Z if it has
// ended.
static char state_of_main_thread(void) {
  char path[64], text[512];
  snprintf(path, sizeof path, "/proc/self/task/%d/stat", getpid());
  if (!read_text(path, text, sizeof text)) return 'R';
  const char *end = strrchr(text, ')');
  return end != NULL && end[1] == ' ' ? end[2] : 'R';
}

static bool does_main_thread_sleep(void) { return state_of_main_thread() == 'S'; }

// A number in a file of the system's, behind a word; -1 without one.
static long number_in(const char *path, const char *word) {
  char text[2048];
  const char *found = read_text(path, text, sizeof text) ? strstr(text, word) : NULL;
  return found == NULL ? -1 : strtol(found + strlen(word), NULL, 10);
}

// Whether the program has taken so much memory that the system is about to end it without a word.
static bool is_memory_short(long pages, long group_limit) {
  char text[128];
  if (!read_text("/proc/self/statm", text, sizeof text)) return false;
  char *next;
  strtol(text, &next, 10);
  long used = strtol(next, NULL, 10);
  if (group_limit > 0 && used > group_limit / 10 * 9) return true;
  if (used < pages / 4) return false;
  long kilobytes = number_in("/proc/meminfo", "MemAvailable:");
  return kilobytes >= 0 && kilobytes / (sysconf(_SC_PAGESIZE) / 1024) < pages / 20;
}

// How many pages the program's control group may have; 0 for any number.
static long limit_of_group(void) {
  static const char *paths[] = {
    "/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes",
  };
  for (int index = 0; index < 2; index++) {
    long bytes = number_in(paths[index], "");
    if (bytes > 0) return bytes / sysconf(_SC_PAGESIZE);
  }
  return 0;
}

static void *look_at_clocks(void *context) {
  unsigned long progress = watch.progress;
  double start = processor_time(), before = start;
  long pages = sysconf(_SC_PHYS_PAGES), group_limit = limit_of_group();
  int idle_ticks = 0, ticks = 0;
  while (true) {
    // Ticks, not a clock: a program that was stopped by a key has not waited meanwhile.
    sleep_for(1000000000 / ticks_per_second);
    if (is_memory_short(pages, group_limit)) stop_main_thread(out_of_memory);
    double now = processor_time();
    if (progress != watch.progress) {
      progress = watch.progress;
      start = now;
      idle_ticks = ticks = 0;
    }
    // What waits a moment has come no further, and takes no long time either.
    if (++ticks % ticks_per_second == 0 && state_of_main_thread() == 'Z') {
      watch.reason = ended_thread;
      stop(NULL);
    }
    if (ticks == patience * ticks_per_second && !watch.is_quiet && !does_main_thread_sleep()) {
      tell_place();
    }
    double limit = watch.limit * (is_in_part() ? 1 : outside_factor);
    if (now - start > limit) {
      watch.spent = limit;
      stop_main_thread(does_main_thread_sleep() ? computing_elsewhere : computing);
      continue;
    }
    bool is_idle = is_in_part() && !watch.may_wait && now - before < 0.1 / ticks_per_second
      && does_main_thread_sleep();
    before = now;
    idle_ticks = is_idle ? idle_ticks + 1 : 0;
    if (idle_ticks > watch.limit * ticks_per_second) {
      watch.spent = watch.limit;
      stop_main_thread(waiting);
      idle_ticks = 0;
    }
  }
  return NULL;
}

void espalier_note_progress(void) {
  atomic_fetch_add_explicit(&watch.progress, 1, memory_order_relaxed);
}

void espalier_allow_waiting(bool is_allowed) { watch.may_wait = is_allowed; }

void espalier_watch(double seconds, bool is_quiet) {
  watch.limit = seconds;
  watch.is_quiet = is_quiet;
  espalier_note_progress();
  if (watch.is_running) return;
  watch.main_thread = pthread_self();
  struct sigaction action = {
    .sa_sigaction = look, .sa_flags = SA_ONSTACK | SA_SIGINFO | SA_RESTART,
  };
  sigfillset(&action.sa_mask);
  // The faults of saying where are to end the program.
  int faults[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT};
  for (int index = 0; index < 6; index++) sigdelset(&action.sa_mask, faults[index]);
  sigaction(SIGXCPU, &action, NULL);
  action.sa_sigaction = tell;
  sigaction(telling_signal, &action, NULL);
  // The thread hears no signals.
  sigset_t all, old;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, &old);
  pthread_t thread;
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  pthread_attr_setstacksize(&attributes, 1 << 18);
  watch.is_running = pthread_create(&thread, &attributes, look_at_clocks, NULL) == 0;
  pthread_attr_destroy(&attributes);
  pthread_sigmask(SIG_SETMASK, &old, NULL);
}
