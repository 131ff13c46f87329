#include "CAllocationCount.h"

// The C library's own, by the names that it keeps for whoever counts its calls.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);

// Of a thread each, since a number that threads share would cost more than the call.
static _Thread_local size_t allocations = 0;

void *malloc(size_t size) {
  allocations++;
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  allocations++;
  return __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size) {
  allocations++;
  return __libc_realloc(memory, size);
}

size_t allocation_count(void) { return allocations; }
