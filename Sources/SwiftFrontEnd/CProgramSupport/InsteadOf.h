// INSTEAD_OF(symbol, function): a symbol that jumps to a function of Swift's, whose compiler takes no
// other's name: what is handed on and returned stays in its registers.

#pragma once

#if defined(__x86_64__)
#define JUMP "jmp"
#define FAR "@PLT"
#elif defined(__aarch64__)
#define JUMP "b"
#define FAR ""
#else
#error "which instruction jumps?"
#endif

#define INSTEAD_OF(symbol, function)                                                              \
  __asm__(".text\n"                                                                               \
          ".weak \"" symbol "\"\n"                                                                \
          ".type \"" symbol "\",%function\n"                                                      \
          "\"" symbol "\":\n"                                                                     \
          JUMP " " function FAR "\n")
