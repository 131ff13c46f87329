// What librsvg and gdk-pixbuf take and give back, as their documentation has it
// (https://gnome.pages.gitlab.gnome.org/librsvg/Rsvg-2.0). The libraries are loaded when an image is
// looked at, so there is nothing to link.

typedef struct {
  double length;
  int unit;
} EspalierSVGLength;

typedef struct {
  double x, y, width, height;
} EspalierSVGBox;
