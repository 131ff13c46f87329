// Random numbers that are the same in every run.
//
// Swift's library asks the system by syscall, Foundation reads a device for its UUIDs; programs load this
// library before those, so that both find the functions below.
#define _GNU_SOURCE

#include "Random.h"

#include <errno.h>
#include <link.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdbool.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

extern void swift_stdlib_random(void *buffer, size_t count);

static struct {
  pthread_mutex_t mutex;
  bool is_seeded;
  // Numbers and UUIDs are apart, so that one more of the ones leaves the others as they are.
  uint64_t numbers;
  uint64_t uuids;
  // Where the code of Swift's library is.
  uintptr_t start;
  uintptr_t end;
} random_state = {.mutex = PTHREAD_MUTEX_INITIALIZER};

// The next number of a sequence (SplitMix64, Steele, Lea and Flood 2014).
static uint64_t next(uint64_t *state) {
  uint64_t value = (*state += 0x9E3779B97F4A7C15);
  value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9;
  value = (value ^ (value >> 27)) * 0x94D049BB133111EB;
  return value ^ (value >> 31);
}

// Fills a buffer; false if the system decides.
static bool fill(uint64_t *state, unsigned char *buffer, size_t count) {
  pthread_mutex_lock(&random_state.mutex);
  bool is_seeded = random_state.is_seeded;
  for (size_t index = 0; is_seeded && index < count; index += sizeof(uint64_t)) {
    uint64_t value = next(state);
    size_t rest = count - index;
    memcpy(buffer + index, &value, rest < sizeof value ? rest : sizeof value);
  }
  pthread_mutex_unlock(&random_state.mutex);
  return is_seeded;
}

static int find_library(struct dl_phdr_info *info, size_t size, void *context) {
  uintptr_t place = (uintptr_t)context;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[index];
    uintptr_t start = info->dlpi_addr + part->p_vaddr;
    if (part->p_type != PT_LOAD || place < start || place >= start + part->p_memsz) continue;
    random_state.start = start;
    random_state.end = start + part->p_memsz;
    return 1;
  }
  return 0;
}

void espalier_begin_random(uint64_t seed) {
  pthread_mutex_lock(&random_state.mutex);
  if (random_state.end == 0) dl_iterate_phdr(find_library, (void *)swift_stdlib_random);
  random_state.numbers = seed;
  random_state.uuids = ~seed;
  random_state.is_seeded = true;
  pthread_mutex_unlock(&random_state.mutex);
}

static long system_call(long number, const long *arguments) {
#if defined(__x86_64__)
  register long fourth __asm__("r10") = arguments[3];
  register long fifth __asm__("r8") = arguments[4];
  register long sixth __asm__("r9") = arguments[5];
  long result;
  __asm__ volatile("syscall"
                   : "=a"(result)
                   : "a"(number), "D"(arguments[0]), "S"(arguments[1]), "d"(arguments[2]),
                     "r"(fourth), "r"(fifth), "r"(sixth)
                   : "rcx", "r11", "memory");
#elif defined(__aarch64__)
  register long call __asm__("x8") = number;
  register long result __asm__("x0") = arguments[0];
  register long second __asm__("x1") = arguments[1];
  register long third __asm__("x2") = arguments[2];
  register long fourth __asm__("x3") = arguments[3];
  register long fifth __asm__("x4") = arguments[4];
  register long sixth __asm__("x5") = arguments[5];
  __asm__ volatile("svc 0"
                   : "+r"(result)
                   : "r"(call), "r"(second), "r"(third), "r"(fourth), "r"(fifth), "r"(sixth)
                   : "memory");
#else
#error "which instruction calls the system?"
#endif
  if (result >= 0 || result < -4095) return result;
  errno = (int)-result;
  return -1;
}

// The C library's syscall, but for random numbers that Swift's library asks for.
__attribute__((weak)) long syscall(long number, ...) {
  long arguments[6];
  va_list list;
  va_start(list, number);
  for (int index = 0; index < 6; index++) arguments[index] = va_arg(list, long);
  va_end(list);
  uintptr_t caller = (uintptr_t)__builtin_return_address(0);
  if (number == SYS_getrandom && caller >= random_state.start && caller < random_state.end) {
    size_t count = (size_t)arguments[1];
    unsigned char *buffer = (unsigned char *)arguments[0];
    if (fill(&random_state.numbers, buffer, count)) return (long)count;
  }
  return system_call(number, arguments);
}

// Foundation's UUIDs of version 4.
__attribute__((weak)) void _foundation_uuid_generate_random(unsigned char uuid[16]) {
  if (!fill(&random_state.uuids, uuid, 16)) {
    for (size_t count = 0; count < 16;) {
      long arguments[6] = {(long)(uuid + count), (long)(16 - count)};
      long more = system_call(SYS_getrandom, arguments);
      if (more > 0) count += (size_t)more;
      if (more < 0 && errno != EINTR) break;
    }
  }
  uuid[6] = (unsigned char)((uuid[6] & 0x0F) | 0x40);
  uuid[8] = (unsigned char)((uuid[8] & 0x3F) | 0x80);
}
