#include <stddef.h>
#include <stdint.h>

/// Runs libFuzzer with its command line on a function (compiler-rt, FuzzerDriver.cpp).
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*callback)(const uint8_t *data, size_t size));
