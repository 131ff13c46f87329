#include "Output.h"

#include <stdio.h>

void espalier_print_lines(void) { setvbuf(stdout, NULL, _IOLBF, 0); }
