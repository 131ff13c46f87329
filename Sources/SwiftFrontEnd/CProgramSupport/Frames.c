// The system's calls that look into a context are there for those who ask for all of them.
#define _GNU_SOURCE

#include "Internal.h"

#include <link.h>
#include <string.h>
#include <sys/auxv.h>
#include <unistd.h>

enum {
  most_frames = 10000,
  most_words = 1 << 15,
};

// The program's own code, known before anything can go wrong.
static struct {
  uintptr_t base;
  uintptr_t start;
  uintptr_t end;
  // Where the stack of the main thread begins, from which it grows down.
  uintptr_t stack_top;
} program;

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

uintptr_t prepare_frames(void) {
  dl_iterate_phdr(remember, NULL);
  program.stack_top = getauxval(AT_RANDOM);
  return program.base;
}

static uintptr_t counter(const ucontext_t *context) {
#if defined(__x86_64__)
  return (uintptr_t)context->uc_mcontext.gregs[REG_RIP];
#elif defined(__aarch64__)
  return context->uc_mcontext.pc;
#else
  return 0;
#endif
}

static uintptr_t frame_pointer(const ucontext_t *context) {
#if defined(__x86_64__)
  return (uintptr_t)context->uc_mcontext.gregs[REG_RBP];
#elif defined(__aarch64__)
  return context->uc_mcontext.regs[29];
#else
  return 0;
#endif
}

unsigned long stack_pointer(const ucontext_t *context) {
#if defined(__x86_64__)
  return (unsigned long)context->uc_mcontext.gregs[REG_RSP];
#elif defined(__aarch64__)
  return context->uc_mcontext.sp;
#else
  return 0;
#endif
}

static bool is_own(uintptr_t address) { return address >= program.start && address < program.end; }

bool is_in_program(uintptr_t address) { return is_own(address); }

bool is_in_own_code(const ucontext_t *context) { return is_own(counter(context)); }

// Whether a word is where a call in the program's code returns to.
static bool is_after_call(uintptr_t address) {
  if (!is_own(address) || !is_own(address - 8)) return false;
#if defined(__x86_64__)
  const unsigned char *code = (const unsigned char *)address;
  if (code[-5] == 0xE8) return true;
  for (int length = 2; length <= 7; length++) {
    if (code[-length] == 0xFF && (code[1 - length] >> 3 & 7) == 2) return true;
  }
  return false;
#else
  return true;
#endif
}

static void add(places *found, uintptr_t address) {
  if (found->count < most_places) found->addresses[found->count++] = address;
}

// Takes what looks like return addresses to the program's code from a part of the stack.
static void scan(uintptr_t stack, uintptr_t end, places *found) {
  const uintptr_t *words = (const uintptr_t *)(stack & ~(uintptr_t)7);
  for (int index = 0; index < most_words && (uintptr_t)(words + index) + 8 <= end; index++) {
    if (is_after_call(words[index])) add(found, words[index] - 1);
  }
}

// Where a function returns to that has no frame yet, or no more; 0 for any other.
static uintptr_t return_address(const ucontext_t *context) {
#if defined(__x86_64__)
  const unsigned char *code = (const unsigned char *)counter(context);
  const uintptr_t *stack = (const uintptr_t *)stack_pointer(context);
  static const unsigned char push_frame = 0x55, return_near = 0xC3;
  static const unsigned char set_frame[] = {0x48, 0x89, 0xE5};
  // What leads to a library.
  static const unsigned char jump[] = {0xFF, 0x25}, branch_target[] = {0xF3, 0x0F, 0x1E, 0xFA};
  if (code[0] == push_frame || code[0] == return_near || memcmp(code, jump, sizeof jump) == 0
      || memcmp(code, branch_target, sizeof branch_target) == 0) return stack[0];
  return memcmp(code, set_frame, sizeof set_frame) == 0 ? stack[1] : 0;
#else
  return 0;
#endif
}

// The places of the program's code that led to where it stopped, the last first.
void find_places(const ucontext_t *context, bool is_waiting, places *found) {
  found->count = 0;
  uintptr_t frame = frame_pointer(context);
  uintptr_t stack = stack_pointer(context);
  if (is_own(counter(context))) {
    add(found, counter(context));
    uintptr_t caller = return_address(context);
    if (is_after_call(caller)) add(found, caller - 1);
  }
  bool is_main_stack = getpid() == gettid() && stack < program.stack_top;
  // The system's library keeps no frames: what lies above them may be one of the program's.
  if (is_waiting && is_main_stack && frame > stack && frame < program.stack_top) {
    scan(stack, frame, found);
  }
  int count = found->count;
  for (int index = 0; index < most_frames && found->count < most_places; index++) {
    if (frame == 0 || frame % sizeof(uintptr_t) != 0) break;
    if (is_main_stack && (frame < stack || frame + 16 > program.stack_top)) break;
    const uintptr_t *words = (const uintptr_t *)frame;
    // A return address is behind the call.
    if (is_own(words[1])) add(found, words[1] - 1);
    if (words[0] <= frame) break;
    frame = words[0];
  }
  // All frames lead to the program's first function: without that, there were none.
  if (is_main_stack && found->count == count) {
    found->count = 0;
    scan(stack, program.stack_top, found);
  }
}
