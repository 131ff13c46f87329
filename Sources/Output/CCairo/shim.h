// Cairo, librsvg, gdk-pixbuf and poppler, called through tables that are filled when something is drawn: they
// bring the libraries of a window system along, for which a program that draws nothing would pay at
// every start.
#include <cairo/cairo-pdf.h>
#include <cairo/cairo.h>
#include <dlfcn.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <zlib.h>

/// A file that is nowhere but in memory, for as long as it is open; negative if there is none to be had.
static inline int espalier_memory_file(void) {
  const unsigned int close_on_exec = 1;
  return (int)syscall(SYS_memfd_create, "image", close_on_exec);
}

#define ESPALIER_CAIRO_CALLS(X) \
  X(cairo_create) \
  X(cairo_destroy) \
  X(cairo_status) \
  X(cairo_status_to_string) \
  X(cairo_save) \
  X(cairo_restore) \
  X(cairo_push_group_with_content) \
  X(cairo_pop_group) \
  X(cairo_get_group_target) \
  X(cairo_set_operator) \
  X(cairo_set_source) \
  X(cairo_set_source_rgba) \
  X(cairo_set_source_surface) \
  X(cairo_set_tolerance) \
  X(cairo_set_antialias) \
  X(cairo_set_fill_rule) \
  X(cairo_set_line_width) \
  X(cairo_set_line_cap) \
  X(cairo_set_line_join) \
  X(cairo_set_dash) \
  X(cairo_set_miter_limit) \
  X(cairo_transform) \
  X(cairo_set_matrix) \
  X(cairo_get_matrix) \
  X(cairo_identity_matrix) \
  X(cairo_new_path) \
  X(cairo_move_to) \
  X(cairo_line_to) \
  X(cairo_curve_to) \
  X(cairo_close_path) \
  X(cairo_rectangle) \
  X(cairo_fill) \
  X(cairo_stroke) \
  X(cairo_clip) \
  X(cairo_reset_clip) \
  X(cairo_clip_extents) \
  X(cairo_paint) \
  X(cairo_paint_with_alpha) \
  X(cairo_mask) \
  X(cairo_mask_surface) \
  X(cairo_show_page) \
  X(cairo_surface_destroy) \
  X(cairo_surface_finish) \
  X(cairo_surface_flush) \
  X(cairo_surface_mark_dirty) \
  X(cairo_surface_status) \
  X(cairo_surface_set_device_offset) \
  X(cairo_image_surface_create) \
  X(cairo_image_surface_create_from_png_stream) \
  X(cairo_image_surface_get_data) \
  X(cairo_image_surface_get_width) \
  X(cairo_image_surface_get_height) \
  X(cairo_image_surface_get_stride) \
  X(cairo_image_surface_get_format) \
  X(cairo_pattern_create_linear) \
  X(cairo_pattern_create_radial) \
  X(cairo_pattern_create_for_surface) \
  X(cairo_pattern_add_color_stop_rgba) \
  X(cairo_pattern_set_extend) \
  X(cairo_pattern_set_filter) \
  X(cairo_pattern_set_matrix) \
  X(cairo_pattern_destroy) \
  X(cairo_pdf_surface_create_for_stream) \
  X(cairo_pdf_surface_set_metadata) \
  X(cairo_user_font_face_create) \
  X(cairo_user_font_face_set_render_glyph_func) \
  X(cairo_scaled_font_get_font_face) \
  X(cairo_font_face_set_user_data) \
  X(cairo_font_face_get_user_data) \
  X(cairo_font_face_destroy) \
  X(cairo_set_font_face) \
  X(cairo_set_font_size) \
  X(cairo_show_text_glyphs)

// The functions of Cairo, by their own names and with their own types.
typedef struct {
#define ESPALIER_MEMBER(name) __typeof__(name) *_Nonnull name;
  ESPALIER_CAIRO_CALLS(ESPALIER_MEMBER)
#undef ESPALIER_MEMBER
  // Those of zlib, which Cairo brings along.
  __typeof__(deflateInit_) *_Nonnull deflateInit_;
  __typeof__(deflate) *_Nonnull deflate;
  __typeof__(deflateEnd) *_Nonnull deflateEnd;
  __typeof__(crc32) *_Nonnull crc32;
} EspalierCairo;

// Fills the table from a library that has been loaded; 0 if a function is missing.
static inline int espalier_cairo_fill(EspalierCairo *_Nonnull table, void *_Nonnull library) {
#define ESPALIER_FILL(name) \
  { \
    void *call = dlsym(library, #name); \
    if (!call) return 0; \
    table->name = (__typeof__(name) *)call; \
  }
  ESPALIER_CAIRO_CALLS(ESPALIER_FILL)
#undef ESPALIER_FILL
#define ESPALIER_FILL(name) \
  { \
    void *call = dlsym(library, #name); \
    if (!call) return 0; \
    table->name = (__typeof__(table->name))call; \
  }
  ESPALIER_FILL(deflateInit_)
  ESPALIER_FILL(deflate)
  ESPALIER_FILL(deflateEnd)
  ESPALIER_FILL(crc32)
#undef ESPALIER_FILL
  return 1;
}

// What is needed of gdk-pixbuf, librsvg and poppler-glib, whose headers want those of GLib.
typedef struct EspalierPixbuf EspalierPixbuf;
typedef struct EspalierSVG EspalierSVG;
typedef struct EspalierPDF EspalierPDF;
typedef struct EspalierPage EspalierPage;
typedef struct EspalierBytes EspalierBytes;
typedef struct {
  double x, y, width, height;
} EspalierBox;

typedef struct {
  void *_Nullable (*_Nonnull gdk_pixbuf_get_file_info)(const char *_Nonnull, int *_Nonnull,
                                                       int *_Nonnull);
  EspalierPixbuf *_Nullable (*_Nonnull gdk_pixbuf_new_from_file)(const char *_Nonnull,
                                                                 void *_Nullable);
  EspalierPixbuf *_Nullable (*_Nonnull gdk_pixbuf_new_from_file_at_size)(const char *_Nonnull, int,
                                                                         int, void *_Nullable);
  EspalierPixbuf *_Nullable (*_Nonnull gdk_pixbuf_apply_embedded_orientation)(
      EspalierPixbuf *_Nonnull);
  int (*_Nonnull gdk_pixbuf_get_width)(const EspalierPixbuf *_Nonnull);
  int (*_Nonnull gdk_pixbuf_get_height)(const EspalierPixbuf *_Nonnull);
  int (*_Nonnull gdk_pixbuf_get_rowstride)(const EspalierPixbuf *_Nonnull);
  int (*_Nonnull gdk_pixbuf_get_n_channels)(const EspalierPixbuf *_Nonnull);
  const unsigned char *_Nullable (*_Nonnull gdk_pixbuf_read_pixels)(
      const EspalierPixbuf *_Nonnull);
  void (*_Nonnull g_object_unref)(void *_Nonnull);
} EspalierPixbufs;

static inline int espalier_pixbufs_fill(EspalierPixbufs *_Nonnull table, void *_Nonnull library) {
#define ESPALIER_FILL(name) \
  { \
    void *call = dlsym(library, #name); \
    if (!call) return 0; \
    table->name = (__typeof__(table->name))call; \
  }
  ESPALIER_FILL(gdk_pixbuf_get_file_info)
  ESPALIER_FILL(gdk_pixbuf_new_from_file)
  ESPALIER_FILL(gdk_pixbuf_new_from_file_at_size)
  ESPALIER_FILL(gdk_pixbuf_apply_embedded_orientation)
  ESPALIER_FILL(gdk_pixbuf_get_width)
  ESPALIER_FILL(gdk_pixbuf_get_height)
  ESPALIER_FILL(gdk_pixbuf_get_rowstride)
  ESPALIER_FILL(gdk_pixbuf_get_n_channels)
  ESPALIER_FILL(gdk_pixbuf_read_pixels)
  ESPALIER_FILL(g_object_unref)
  return 1;
}

typedef struct {
  double length;
  int unit;
} EspalierSVGLength;

typedef struct {
  EspalierSVG *_Nullable (*_Nonnull rsvg_handle_new_from_data)(const unsigned char *_Nonnull,
                                                               unsigned long, void *_Nullable);
  int (*_Nonnull rsvg_handle_render_document)(EspalierSVG *_Nonnull, cairo_t *_Nonnull,
                                              const EspalierBox *_Nonnull, void *_Nullable);
  int (*_Nonnull rsvg_handle_get_intrinsic_size_in_pixels)(EspalierSVG *_Nonnull, double *_Nonnull,
                                                           double *_Nonnull);
  void (*_Nonnull rsvg_handle_get_intrinsic_dimensions)(EspalierSVG *_Nonnull, int *_Nonnull,
                                                        EspalierSVGLength *_Nonnull, int *_Nonnull,
                                                        EspalierSVGLength *_Nonnull, int *_Nonnull,
                                                        EspalierBox *_Nonnull);
  void (*_Nonnull g_object_unref)(void *_Nonnull);
} EspalierSVGs;

static inline int espalier_svgs_fill(EspalierSVGs *_Nonnull table, void *_Nonnull library) {
  ESPALIER_FILL(rsvg_handle_new_from_data)
  ESPALIER_FILL(rsvg_handle_render_document)
  ESPALIER_FILL(rsvg_handle_get_intrinsic_size_in_pixels)
  ESPALIER_FILL(rsvg_handle_get_intrinsic_dimensions)
  ESPALIER_FILL(g_object_unref)
  return 1;
}

typedef struct {
  EspalierBytes *_Nullable (*_Nonnull g_bytes_new)(const void *_Nonnull, unsigned long);
  void (*_Nonnull g_bytes_unref)(EspalierBytes *_Nonnull);
  EspalierPDF *_Nullable (*_Nonnull poppler_document_new_from_bytes)(EspalierBytes *_Nonnull,
                                                                     const char *_Nullable,
                                                                     void *_Nullable);
  int (*_Nonnull poppler_document_get_n_pages)(EspalierPDF *_Nonnull);
  EspalierPage *_Nullable (*_Nonnull poppler_document_get_page)(EspalierPDF *_Nonnull, int);
  void (*_Nonnull poppler_page_get_size)(EspalierPage *_Nonnull, double *_Nonnull,
                                         double *_Nonnull);
  void (*_Nonnull poppler_page_render)(EspalierPage *_Nonnull, cairo_t *_Nonnull);
  void (*_Nonnull g_object_unref)(void *_Nonnull);
} EspalierPDFs;

static inline int espalier_pdfs_fill(EspalierPDFs *_Nonnull table, void *_Nonnull library) {
  ESPALIER_FILL(g_bytes_new)
  ESPALIER_FILL(g_bytes_unref)
  ESPALIER_FILL(poppler_document_new_from_bytes)
  ESPALIER_FILL(poppler_document_get_n_pages)
  ESPALIER_FILL(poppler_document_get_page)
  ESPALIER_FILL(poppler_page_get_size)
  ESPALIER_FILL(poppler_page_render)
  ESPALIER_FILL(g_object_unref)
#undef ESPALIER_FILL
  return 1;
}
