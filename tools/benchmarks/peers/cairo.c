// Cairo alone: carries out calls that tools/benchmarks has written down, and says what they take.
//
// A question is the path of a file and a word; the file is a list of doubles: width, height, then a
// number for each call and its arguments. The answer is the processor time in nanoseconds, and the
// number of calls. With a file and a number as arguments it draws as often and says nothing, for whoever
// counts its instructions.
#include <cairo/cairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

static double *read_calls(const char *path, size_t *count) {
  FILE *file = fopen(path, "r");
  if (!file) return NULL;
  fseek(file, 0, SEEK_END);
  *count = (size_t)ftell(file) / sizeof(double);
  rewind(file);
  double *calls = malloc(*count * sizeof(double));
  if (!calls || fread(calls, sizeof(double), *count, file) != *count) exit(1);
  fclose(file);
  return calls;
}

// Carries calls out; -1 for one that is not known.
static long draw(cairo_t *cairo, const double *a, const double *end) {
  long count = 0;
  while (a < end) {
    count++;
    switch ((int)*a) {
      case 0: cairo_set_source_rgba(cairo, a[1], a[2], a[3], a[4]); a += 5; break;
      case 1: cairo_new_path(cairo); a += 1; break;
      case 2: cairo_move_to(cairo, a[1], a[2]); a += 3; break;
      case 3: cairo_line_to(cairo, a[1], a[2]); a += 3; break;
      case 4: cairo_curve_to(cairo, a[1], a[2], a[3], a[4], a[5], a[6]); a += 7; break;
      case 5: cairo_close_path(cairo); a += 1; break;
      case 6: cairo_set_antialias(cairo, a[1] ? CAIRO_ANTIALIAS_GOOD : CAIRO_ANTIALIAS_NONE); a += 2; break;
      case 7: cairo_fill(cairo); a += 1; break;
      case 8: cairo_set_line_width(cairo, a[1]); a += 2; break;
      case 9: cairo_stroke(cairo); a += 1; break;
      case 10: cairo_save(cairo); a += 1; break;
      case 11: cairo_restore(cairo); a += 1; break;
      case 12: cairo_clip(cairo); a += 1; break;
      case 13: {
        cairo_matrix_t matrix;
        cairo_matrix_init(&matrix, a[1], a[2], a[3], a[4], a[5], a[6]);
        cairo_transform(cairo, &matrix);
        a += 7;
        break;
      }
      case 14: cairo_set_operator(cairo, (cairo_operator_t)(int)a[1]); a += 2; break;
      default: return -1;
    }
  }
  return count;
}

// Draws a picture; the number of calls, -1 for what cannot be drawn.
static long picture(const double *calls, size_t count) {
  cairo_surface_t *surface =
    cairo_image_surface_create(CAIRO_FORMAT_ARGB32, (int)calls[0], (int)calls[1]);
  cairo_t *cairo = cairo_create(surface);
  cairo_set_tolerance(cairo, 0.01);
  long done = draw(cairo, calls + 2, calls + count);
  cairo_surface_flush(surface);
  if (cairo_status(cairo) != CAIRO_STATUS_SUCCESS) done = -1;
  cairo_destroy(cairo);
  cairo_surface_destroy(surface);
  return done;
}

int main(int argc, char **argv) {
  char path[4096], word[64];
  if (argc == 3) {
    size_t count = 0;
    double *calls = read_calls(argv[1], &count);
    if (!calls || count < 2) return 1;
    for (int left = atoi(argv[2]); left > 0; left--) {
      if (picture(calls, count) < 0) return 1;
    }
    free(calls);
    return 0;
  }
  while (scanf("%4095s %63s", path, word) == 2) {
    size_t count = 0;
    double *calls = read_calls(path, &count);
    if (!calls || count < 2) return 1;
    double start = now();
    long done = picture(calls, count);
    double took = now() - start;
    if (done < 0) return 1;
    free(calls);
    printf("%.0f %ld 0\n", took, done);
    fflush(stdout);
  }
  return 0;
}
