// What a program prints.

#ifndef ESPALIER_OUTPUT_H
#define ESPALIER_OUTPUT_H

/// Hands out what code prints line by line, as at a terminal, wherever standard output goes.
///
/// To be called before anything is printed.
void espalier_print_lines(void);

#endif
