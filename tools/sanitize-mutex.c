// Tells the thread sanitizer of mutexes that threads wait for.
//
// Whoever finds a Mutex of Swift's Synchronization unlocked takes it in code of its own, which the
// sanitizer sees. Whoever has to wait does so in the library, which it does not: so here are the
// functions for that, which call the library's and say what they do. Linked into what tools/sanitize
// builds.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

typedef SWIFT void Lock(uint32_t thread, SELF void *handle);
typedef SWIFT void Unlock(SELF void *handle);

void __tsan_acquire(void *address);
void __tsan_release(void *address);

SWIFT void lock(uint32_t thread, SELF void *handle) __asm__(LOCK);
SWIFT void lock(uint32_t thread, SELF void *handle) {
  ((Lock *)dlsym(RTLD_NEXT, LOCK))(thread, handle);
  __tsan_acquire(handle);
}

SWIFT void unlock(SELF void *handle) __asm__(UNLOCK);
SWIFT void unlock(SELF void *handle) {
  __tsan_release(handle);
  ((Unlock *)dlsym(RTLD_NEXT, UNLOCK))(handle);
}
