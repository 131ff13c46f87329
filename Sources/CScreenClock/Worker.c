// The work that tasks have off the main actor, which one thread does so that somebody can wait for it.

#define _GNU_SOURCE
#include "Internal.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

// MARK: The worker

struct item {
  struct item *next;
  void *context;
  espalier_function call;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static struct item *first_item, **last_item = &first_item;
static bool is_busy, is_running;
/// How much is under way on queues of Dispatch, and how much of it nobody waits for any more.
static int under_way, given_up;
/// Whether nobody waits any more for what the worker does.
static bool is_worker_given_up;
static _Atomic uint64_t work_count;
static _Thread_local bool is_worker;

bool espalier_is_worker(void) { return is_worker; }

static void *work(void *argument) {
  (void)argument;
  is_worker = true;
  pthread_mutex_lock(&lock);
  for (;;) {
    while (!first_item) {
      is_busy = false;
      is_worker_given_up = false;
      pthread_cond_broadcast(&changed);
      pthread_cond_wait(&changed, &lock);
    }
    is_busy = true;
    struct item *item = first_item;
    first_item = item->next;
    if (!first_item) last_item = &first_item;
    pthread_mutex_unlock(&lock);
    item->call(item->context);
    free(item);
    pthread_mutex_lock(&lock);
  }
  return NULL;
}

bool espalier_hand_to_worker(void *context, espalier_function call) {
  struct item *item = malloc(sizeof *item);
  if (!item) return false;
  *item = (struct item){NULL, context, call};
  pthread_mutex_lock(&lock);
  if (!is_running) {
    pthread_t thread;
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    // Recursive code of screens has more of the stack on the main thread, too.
    pthread_attr_setstacksize(&attributes, 64 << 20);
    is_running = pthread_create(&thread, &attributes, work, NULL) == 0;
    pthread_attr_destroy(&attributes);
  }
  if (!is_running) {
    pthread_mutex_unlock(&lock);
    free(item);
    return false;
  }
  *last_item = item;
  last_item = &item->next;
  is_busy = true;
  work_count += 1;
  pthread_cond_broadcast(&changed);
  pthread_mutex_unlock(&lock);
  return true;
}

void espalier_begin_work(void) {
  pthread_mutex_lock(&lock);
  under_way += 1;
  work_count += 1;
  pthread_mutex_unlock(&lock);
}

void espalier_end_work(void) {
  pthread_mutex_lock(&lock);
  under_way -= 1;
  if (given_up > under_way) given_up = under_way;
  pthread_cond_broadcast(&changed);
  pthread_mutex_unlock(&lock);
}

/// Whether the worker or a queue has something to do that somebody waits for.
static bool has_work(void) {
  return under_way > given_up
    || (is_running && !is_worker_given_up && (is_busy || first_item));
}

void espalier_clock_give_up_work(void) {
  pthread_mutex_lock(&lock);
  given_up = under_way;
  is_worker_given_up = is_busy;
  pthread_mutex_unlock(&lock);
}

uint64_t espalier_clock_work_count(void) { return work_count; }

bool espalier_clock_wait_for_work(int milliseconds) {
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
  while (has_work() && !is_late) {
    is_late = pthread_cond_timedwait(&changed, &lock, &end) != 0;
  }
  bool is_done = !has_work();
  pthread_mutex_unlock(&lock);
  return is_done;
}
