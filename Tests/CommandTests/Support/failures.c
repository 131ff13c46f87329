// Loaded into the command, lets json-c run out of memory and threads fail to start:
//
//   ESPALIER_FAIL_FROM=12 ESPALIER_FAIL_COUNT=1   the twelfth of json-c's requests for memory fails
//   ESPALIER_COUNT=FILE                           how many such requests there were
//   ESPALIER_NO_THREADS=1                         no thread starts
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <link.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *memory, size_t size);

static long requests;

static long number(const char *name, long missing) {
  const char *text = getenv(name);
  return text ? atol(text) : missing;
}

// Where json-c's code is.
static uintptr_t start, end;

static int find(struct dl_phdr_info *info, size_t size, void *data) {
  if (!strstr(info->dlpi_name, "libjson-c")) return 0;
  for (int index = 0; index < info->dlpi_phnum; index += 1) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[index];
    if (part->p_type != PT_LOAD || !(part->p_flags & PF_X)) continue;
    start = info->dlpi_addr + part->p_vaddr;
    end = start + part->p_memsz;
  }
  return 1;
}

__attribute__((constructor)) static void look(void) { dl_iterate_phdr(find, NULL); }

// Whether a request of json-c's fails.
static int fails(void *caller) {
  uintptr_t address = (uintptr_t)caller;
  if (address < start || address >= end) return 0;
  long first = number("ESPALIER_FAIL_FROM", 0);
  long last = first + number("ESPALIER_FAIL_COUNT", 1000000000) - 1;
  requests += 1;
  if (first == 0 || requests < first || requests > last) return 0;
  errno = ENOMEM;
  return 1;
}

void *malloc(size_t size) {
  return fails(__builtin_return_address(0)) ? NULL : __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  return fails(__builtin_return_address(0)) ? NULL : __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size) {
  return fails(__builtin_return_address(0)) ? NULL : __libc_realloc(memory, size);
}

char *strdup(const char *text) {
  if (fails(__builtin_return_address(0))) return NULL;
  char *copy = __libc_malloc(strlen(text) + 1);
  return copy ? strcpy(copy, text) : NULL;
}

int pthread_create(
  pthread_t *thread,
  const pthread_attr_t *attributes,
  void *(*start)(void *),
  void *argument
) {
  int (*create)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *) =
    dlsym(RTLD_NEXT, "pthread_create");
  return getenv("ESPALIER_NO_THREADS") ? EAGAIN : create(thread, attributes, start, argument);
}

__attribute__((destructor)) static void tell(void) {
  const char *path = getenv("ESPALIER_COUNT");
  FILE *file = path ? fopen(path, "w") : NULL;
  if (!file) return;
  fprintf(file, "%ld\n", requests);
  fclose(file);
}
