#pragma once

#include <malloc.h>

/// Says what is called before the program ends because Swift code has asked for memory that there is
/// not; it may not ask for any itself.
void espalier_clean_up_without_memory(void (*clean_up)(void));
