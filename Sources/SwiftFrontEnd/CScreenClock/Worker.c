// The work that tasks have off the main actor, which one thread does so that somebody can wait for it:
// another one once nobody waits any more for what that does.

#define _GNU_SOURCE
#include "Internal.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

// MARK: The worker

struct item {
  struct item *next;
  struct espalier_clock *clock;
  void *context;
  espalier_function call;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static struct item *first_item, **last_item = &first_item;
/// The threads so far, of which the last one is the worker: others finish what nobody waits for.
static int worker_count;
/// Whether the worker does something, and for which clock.
static bool is_running, is_busy;
static struct espalier_clock *busy_clock;
static _Thread_local bool is_worker;

bool espalier_is_worker(void) { return is_worker; }

static void end_work(struct espalier_clock *clock) {
  clock->under_way -= 1;
  if (clock->given_up > clock->under_way) clock->given_up = clock->under_way;
  pthread_cond_broadcast(&changed);
}

static void *work(void *argument) {
  int number = (int)(intptr_t)argument;
  is_worker = true;
  pthread_mutex_lock(&lock);
  while (number == worker_count) {
    struct item *item = first_item;
    if (!item) {
      is_busy = false;
      pthread_cond_wait(&changed, &lock);
      continue;
    }
    is_busy = true;
    busy_clock = item->clock;
    first_item = item->next;
    if (!first_item) last_item = &first_item;
    pthread_mutex_unlock(&lock);
    espalier_set_own_clock(item->clock);
    item->call(item->context);
    espalier_set_own_clock(NULL);
    pthread_mutex_lock(&lock);
    end_work(item->clock);
    free(item);
  }
  pthread_mutex_unlock(&lock);
  return NULL;
}

/// Begins another thread, which is the worker from then on.
static bool begin_worker(void) {
  pthread_t thread;
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  // Recursive code of screens has more of the stack on the main thread, too.
  pthread_attr_setstacksize(&attributes, 64 << 20);
  void *number = (void *)(intptr_t)(worker_count + 1);
  bool has_begun = pthread_create(&thread, &attributes, work, number) == 0;
  pthread_attr_destroy(&attributes);
  if (!has_begun) return false;
  worker_count += 1;
  is_busy = false;
  is_running = true;
  return true;
}

bool espalier_hand_to_worker(
  struct espalier_clock *clock, void *context, espalier_function call
) {
  struct item *item = malloc(sizeof *item);
  if (!item) return false;
  *item = (struct item){NULL, clock, context, call};
  pthread_mutex_lock(&lock);
  if (!is_running && !begin_worker()) {
    pthread_mutex_unlock(&lock);
    free(item);
    return false;
  }
  *last_item = item;
  last_item = &item->next;
  clock->under_way += 1;
  clock->work_count += 1;
  pthread_cond_broadcast(&changed);
  pthread_mutex_unlock(&lock);
  return true;
}

void espalier_begin_work(struct espalier_clock *clock) {
  pthread_mutex_lock(&lock);
  clock->under_way += 1;
  clock->work_count += 1;
  pthread_mutex_unlock(&lock);
}

void espalier_end_work(struct espalier_clock *clock) {
  pthread_mutex_lock(&lock);
  end_work(clock);
  pthread_mutex_unlock(&lock);
}

void espalier_clock_give_up_work(void) {
  struct espalier_clock *clock = espalier_seen_clock();
  pthread_mutex_lock(&lock);
  clock->given_up = clock->under_way;
  // What others have to do does not come after what never ends.
  if (is_busy && busy_clock == clock) begin_worker();
  pthread_mutex_unlock(&lock);
}

uint64_t espalier_clock_work_count(void) { return espalier_seen_clock()->work_count; }

bool espalier_clock_wait_for_work(int milliseconds) {
  struct espalier_clock *clock = espalier_seen_clock();
  struct timespec end;
  syscall(SYS_clock_gettime, CLOCK_REALTIME, &end);
  end.tv_sec += milliseconds / 1000;
  end.tv_nsec += (milliseconds % 1000) * 1000000L;
  if (end.tv_nsec >= 1000000000) {
    end.tv_sec += 1;
    end.tv_nsec -= 1000000000;
  }
  pthread_mutex_lock(&lock);
  bool is_late = false;
  while (clock->under_way > clock->given_up && !is_late) {
    is_late = pthread_cond_timedwait(&changed, &lock, &end) != 0;
  }
  bool is_done = clock->under_way <= clock->given_up;
  pthread_mutex_unlock(&lock);
  return is_done;
}
