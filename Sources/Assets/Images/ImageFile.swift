internal import CRsvg
internal import Foundation
internal import ViewValues

/// Reads how large images are.
enum ImageFile {
  /// The size in pixels, or in points of a drawing; nil if it is no image.
  static func size(atPath path: String) -> Size? {
    switch (path as NSString).pathExtension.lowercased() {
    case "svg": drawingSize(atPath: path)
    case "pdf": PDFPage.size(atPath: path)
    default: pixelSize(atPath: path)
    }
  }

  private static func pixelSize(atPath path: String) -> Size? {
    var width: gint = 0
    var height: gint = 0
    guard gdk_pixbuf_get_file_info(path, &width, &height) != nil else { return nil }
    return Size(width: Double(width), height: Double(height))
  }

  private static func drawingSize(atPath path: String) -> Size? {
    guard let handle = rsvg_handle_new_from_file(path, nil) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(handle)) }
    var width = 0.0
    var height = 0.0
    if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0 {
      return Size(width: width, height: height)
    }
    // Without a size of its own a drawing is as large as its coordinates.
    var hasWidth: gboolean = 0
    var hasHeight: gboolean = 0
    var hasBox: gboolean = 0
    var lengths = (RsvgLength(), RsvgLength())
    var box = RsvgRectangle()
    rsvg_handle_get_intrinsic_dimensions(
      handle,
      &hasWidth,
      &lengths.0,
      &hasHeight,
      &lengths.1,
      &hasBox,
      &box
    )
    return hasBox != 0 ? Size(width: box.width, height: box.height) : nil
  }
}
