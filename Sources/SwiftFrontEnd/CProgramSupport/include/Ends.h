// What becomes of a program whose code ends it without a word.

#ifndef ESPALIER_ENDS_H
#define ESPALIER_ENDS_H

/// From now on, code of the program's own that ends this process (_exit), puts another program in its
/// place (execv) or leaves it to a copy (daemon) ends the part that runs (espalier_begin_part) with
/// status 70; a copy of the process (fork) ends at once.
void espalier_refuse_ends(void);

#endif
