// What the clocks of the system say to code of screens: this library is asked before the C library,
// since programs load it first.

#define _GNU_SOURCE
#include "include/CScreenClock.h"
#include "Internal.h"

#include <dlfcn.h>
#include <link.h>
#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

/// What clocks that count from no date say at the clock's beginning, in seconds.
static const int64_t uptime = 100000;
static _Atomic bool is_everywhere;
/// Whether this thread runs code of a screen.
static _Thread_local bool is_inside;
/// The clock that is seen on the main thread, and wherever nothing else is said.
static struct espalier_clock first_clock;
static struct espalier_clock *_Atomic current_clock = &first_clock;
/// The clock that this thread works for.
static _Thread_local struct espalier_clock *own_clock;
static _Atomic bool has_refused_sleep;
/// How long the main thread believes to have slept since the time was set, in nanoseconds.
static _Atomic int64_t slept_nanoseconds;
_Atomic(espalier_clock_schedule) espalier_schedule;

// MARK: Who asks

/// The code of a library, by its addresses.
struct range {
  uintptr_t first, last;
};

static struct range concurrency, essentials, foundation, dispatch_swift, program;

static int note_library(struct dl_phdr_info *info, size_t size, void *data) {
  (void)size;
  bool *is_first = data;
  const char *slash = strrchr(info->dlpi_name, '/');
  const char *name = slash ? slash + 1 : info->dlpi_name;
  struct range *range = NULL;
  if (*is_first) range = &program;
  else if (!strcmp(name, "libswift_Concurrency.so")) range = &concurrency;
  else if (!strcmp(name, "libFoundationEssentials.so")) range = &essentials;
  else if (!strcmp(name, "libFoundation.so")) range = &foundation;
  else if (!strcmp(name, "libswiftDispatch.so")) range = &dispatch_swift;
  *is_first = false;
  if (!range) return 0;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[i];
    if (header->p_type != PT_LOAD || !(header->p_flags & PF_X)) continue;
    range->first = info->dlpi_addr + header->p_vaddr;
    range->last = range->first + header->p_memsz;
  }
  return 0;
}

static bool is_in(const struct range *range, void *caller) {
  return (uintptr_t)caller >= range->first && (uintptr_t)caller < range->last;
}

static _Thread_local int main_state;

static bool is_main_thread(void) {
  if (main_state == 0) main_state = syscall(SYS_gettid) == getpid() ? 1 : 2;
  return main_state == 1;
}

/// Whether this thread sees the screen's clock.
bool espalier_sees_clock(void) {
  return is_inside || atomic_load_explicit(&is_everywhere, memory_order_acquire)
    || espalier_is_worker();
}

/// Whether code of a screen asks, itself or through what it calls.
static bool asks_for_screen(void *caller) {
  return is_in(&essentials, caller) || is_in(&concurrency, caller) || is_in(&program, caller);
}

bool espalier_is_asked_by_screen(void *caller) {
  return is_in(&dispatch_swift, caller) || asks_for_screen(caller);
}

bool espalier_is_asked_by_tasks(void *caller) { return is_in(&concurrency, caller); }

/// Whether the main thread's loop asks.
static bool asks_for_loop(void *caller) { return is_in(&foundation, caller) && is_main_thread(); }

// MARK: Clocks

struct espalier_clock *espalier_seen_clock(void) {
  return own_clock ? own_clock : atomic_load(&current_clock);
}

struct espalier_clock *espalier_set_own_clock(struct espalier_clock *clock) {
  struct espalier_clock *old = own_clock;
  own_clock = clock;
  return old;
}

/// The clock of a number. It stays for good: threads that nobody waits for any more may look at it.
static struct espalier_clock *clock_of(int64_t number) {
  static struct espalier_clock **clocks;
  static int64_t capacity;
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  struct espalier_clock *found = NULL;
  pthread_mutex_lock(&lock);
  if (number >= capacity) {
    int64_t new = capacity ? capacity * 2 : 64;
    while (new <= number) new *= 2;
    struct espalier_clock **grown = realloc(clocks, (size_t)new * sizeof *grown);
    if (grown) {
      memset(grown + capacity, 0, (size_t)(new - capacity) * sizeof *grown);
      clocks = grown;
      capacity = new;
    }
  }
  if (number >= 0 && number < capacity) {
    if (!clocks[number]) {
      clocks[number] = calloc(1, sizeof **clocks);
      if (clocks[number]) clocks[number]->number = number;
    }
    found = clocks[number];
  }
  pthread_mutex_unlock(&lock);
  return found ? found : &first_clock;
}

// MARK: The time

static struct timespec spec(int64_t nanoseconds) {
  struct timespec spec = {nanoseconds / 1000000000, nanoseconds % 1000000000};
  if (spec.tv_nsec < 0) {
    spec.tv_sec -= 1;
    spec.tv_nsec += 1000000000;
  }
  return spec;
}

static struct timespec date_spec(void) {
  struct espalier_clock *clock = espalier_seen_clock();
  struct timespec date = spec(atomic_load(&clock->start) + atomic_load(&clock->elapsed));
  date.tv_sec += reference_date;
  return date;
}

int64_t espalier_uptime(void) {
  return uptime * 1000000000 + atomic_load(&espalier_seen_clock()->elapsed);
}

struct timespec espalier_date(void) { return date_spec(); }

/// When a timer of the main thread's loop wakes it, as the clock without dates says.
struct alarm {
  int descriptor;
  int64_t time;
};

static const int64_t never = INT64_MAX;
/// How much too early a timer may be, in nanoseconds: its time is rounded on the way.
static const int64_t alarm_tolerance = 2000;
static struct alarm alarms[64];
static int alarm_count;

static struct alarm *alarm_of(int descriptor) {
  for (int i = 0; i < alarm_count; i++) {
    if (alarms[i].descriptor == descriptor) return &alarms[i];
  }
  if (alarm_count == sizeof alarms / sizeof alarms[0]) return NULL;
  alarms[alarm_count] = (struct alarm){descriptor, never};
  return &alarms[alarm_count++];
}

/// The latest alarm that has been due since the time was set.
static int64_t latest_alarm;

/// Wakes the loop if an alarm is due, and lets it rest otherwise.
static int ring(struct alarm *alarm) {
  bool is_due = alarm->time <= espalier_uptime() + alarm_tolerance;
  if (is_due && alarm->time > latest_alarm) latest_alarm = alarm->time;
  struct itimerspec value = {{0, 0}, {0, is_due ? 1 : 0}};
  return (int)syscall(SYS_timerfd_settime, alarm->descriptor, 0, &value, NULL);
}

/// What the loop takes for the time: as late as what is due.
static int64_t loop_uptime(void) {
  int64_t now = espalier_uptime();
  return (latest_alarm > now ? latest_alarm : now) + atomic_load(&slept_nanoseconds);
}

static bool is_date(clockid_t clock) {
  return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI;
}

static bool is_uptime(clockid_t clock) {
  return clock == CLOCK_MONOTONIC || clock == CLOCK_MONOTONIC_RAW || clock == CLOCK_MONOTONIC_COARSE
    || clock == CLOCK_BOOTTIME;
}

int clock_gettime(clockid_t clock, struct timespec *result) {
  static int (*real)(clockid_t, struct timespec *);
  void *caller = __builtin_return_address(0);
  if (espalier_sees_clock()) {
    bool is_for_loop = asks_for_loop(caller);
    if (is_for_loop || asks_for_screen(caller)) {
      if (is_date(clock)) {
        *result = date_spec();
        return 0;
      }
      if (is_uptime(clock)) {
        *result = spec(is_for_loop ? loop_uptime() : espalier_uptime());
        return 0;
      }
    }
  }
  if (!real) real = dlsym(RTLD_NEXT, "clock_gettime");
  return real ? real(clock, result) : (int)syscall(SYS_clock_gettime, clock, result);
}

int gettimeofday(struct timeval *restrict result, void *restrict zone) {
  static int (*real)(struct timeval *, void *);
  void *caller = __builtin_return_address(0);
  if (espalier_sees_clock() && (asks_for_screen(caller) || asks_for_loop(caller))) {
    struct timespec date = date_spec();
    result->tv_sec = date.tv_sec;
    result->tv_usec = date.tv_nsec / 1000;
    return 0;
  }
  if (!real) real = dlsym(RTLD_NEXT, "gettimeofday");
  return real ? real(result, zone) : (int)syscall(SYS_gettimeofday, result, zone);
}

time_t time(time_t *result) {
  void *caller = __builtin_return_address(0);
  struct timespec date;
  if (espalier_sees_clock() && (asks_for_screen(caller) || asks_for_loop(caller))) {
    date = date_spec();
  } else {
    syscall(SYS_clock_gettime, CLOCK_REALTIME_COARSE, &date);
  }
  if (result) *result = date.tv_sec;
  return date.tv_sec;
}

double espalier_real_time(void) {
  struct timespec date;
  syscall(SYS_clock_gettime, CLOCK_REALTIME, &date);
  return espalier_seconds(date);
}

// MARK: The main thread's loop

/// The loop's timers are due by the screen's clock: what wakes the loop for one does so once the
/// clock has come as far.
int timerfd_settime(
  int descriptor, int flags, const struct itimerspec *new, struct itimerspec *old
) {
  void *caller = __builtin_return_address(0);
  if (!espalier_sees_clock() || !asks_for_loop(caller)) {
    return (int)syscall(SYS_timerfd_settime, descriptor, flags, new, old);
  }
  int64_t time = new->it_value.tv_sec * 1000000000 + new->it_value.tv_nsec;
  if (time > 0 && !(flags & TFD_TIMER_ABSTIME)) time += espalier_uptime();
  struct alarm *alarm = alarm_of(descriptor);
  if (!alarm) return (int)syscall(SYS_timerfd_settime, descriptor, flags, new, old);
  alarm->time = time > 0 ? time : never;
  return ring(alarm);
}

double espalier_clock_next_timer(void) {
  int64_t next = never, last = espalier_uptime() + alarm_tolerance;
  for (int i = 0; i < alarm_count; i++) {
    // What is due already the loop does when it runs.
    if (alarms[i].time > last && alarms[i].time < next) next = alarms[i].time;
  }
  return next == never ? INFINITY : (double)(next - uptime * 1000000000) / 1e9;
}

// MARK: Sleeping

int nanosleep(const struct timespec *time, struct timespec *rest) {
  void *caller = __builtin_return_address(0);
  if (espalier_sees_clock() && is_main_thread()
    && (is_in(&foundation, caller) || asks_for_screen(caller))) {
    atomic_store(&has_refused_sleep, true);
    // Who sleeps looks at the clock until it has come as far.
    atomic_fetch_add(&slept_nanoseconds, time->tv_sec * 1000000000 + time->tv_nsec);
    return 0;
  }
  return clock_nanosleep(CLOCK_REALTIME, 0, time, rest) == 0 ? 0 : -1;
}

bool espalier_clock_take_refused_sleep(void) { return atomic_exchange(&has_refused_sleep, false); }

// MARK: Setting

void espalier_clock_set_scheduler(espalier_clock_schedule schedule) {
  atomic_store(&espalier_schedule, schedule);
}

void espalier_clock_set(int64_t number, double start, double elapsed) {
  static _Atomic bool is_known;
  if (!atomic_exchange(&is_known, true)) {
    bool is_first = true;
    dl_iterate_phdr(note_library, &is_first);
  }
  double seconds = floor(start);
  struct espalier_clock *clock = clock_of(number);
  atomic_store(&clock->start, (int64_t)seconds * 1000000000 + llround((start - seconds) * 1e9));
  atomic_store(&clock->elapsed, (int64_t)llround(elapsed * 1e9));
  atomic_store(&current_clock, clock);
  atomic_store(&slept_nanoseconds, 0);
  if (!is_main_thread()) return;
  latest_alarm = 0;
  for (int i = 0; i < alarm_count; i++) ring(&alarms[i]);
}

void espalier_clock_enter(bool everywhere) {
  if (everywhere) atomic_store_explicit(&is_everywhere, true, memory_order_release);
  else is_inside = true;
}

void espalier_clock_leave(void) { is_inside = false; }

bool espalier_set_inside(bool new) {
  bool old = is_inside;
  is_inside = new;
  return old;
}
