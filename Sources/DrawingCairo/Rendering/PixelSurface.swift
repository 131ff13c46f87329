internal import CCairo
internal import Drawing
internal import ViewValues

/// A rectangle of pixels: premultiplied, in encoded sRGB, four bytes each (D10.1).
///
/// Cairo's objects belong to one thread. This class is not `Sendable`.
final class PixelSurface {
  let cairo: CairoLibrary
  let pointer: OpaquePointer
  let width: Int
  let height: Int

  /// Creates a transparent surface.
  init(_ cairo: CairoLibrary, width: Int, height: Int) throws(PictureError) {
    self.cairo = cairo
    self.width = width
    self.height = height
    guard
      let pointer = cairo.call.cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32,
        Int32(clamping: width),
        Int32(clamping: height)
      )
    else { throw .failed("there is not enough memory") }
    self.pointer = pointer
    let status = cairo.call.cairo_surface_status(pointer)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo.call.cairo_surface_destroy(pointer)
      throw .failed(cairo.text(of: status))
    }
  }

  deinit { cairo.call.cairo_surface_destroy(pointer) }

  /// Reads or changes the pixels: rows of bytes from the top, each of `stride` bytes; a pixel is
  /// blue, green, red and opacity.
  func withPixels<Result>(
    _ body: (_ pixels: UnsafeMutableBufferPointer<UInt8>, _ stride: Int) -> Result
  ) -> Result {
    cairo.call.cairo_surface_flush(pointer)
    let stride = Int(cairo.call.cairo_image_surface_get_stride(pointer))
    let start = cairo.call.cairo_image_surface_get_data(pointer)
    let result = body(UnsafeMutableBufferPointer(start: start, count: stride * height), stride)
    cairo.call.cairo_surface_mark_dirty(pointer)
    return result
  }
}
