internal import CCairo
internal import Drawing
internal import ViewValues

/// A rectangle of pixels: premultiplied, in encoded sRGB, four bytes each (D10.1); or of opacities alone.
///
/// Cairo's objects belong to one thread. This class is not `Sendable`.
final class PixelSurface {
  let cairo: CairoLibrary
  let pointer: OpaquePointer
  let width: Int
  let height: Int
  /// The bytes of a pixel, one if it is an opacity alone.
  let step: Int

  /// The index of the opacity among a pixel's bytes.
  var alpha: Int { step - 1 }

  /// Creates a transparent surface.
  ///
  /// - Parameter isMask: Whether its pixels are opacities alone.
  init(
    _ cairo: CairoLibrary,
    width: Int,
    height: Int,
    isMask: Bool = false
  ) throws(PictureError) {
    guard width <= PictureError.mostPixels, height <= PictureError.mostPixels else {
      throw .tooLarge(width: Double(width), height: Double(height))
    }
    self.cairo = cairo
    self.width = width
    self.height = height
    step = isMask ? 1 : 4
    let bytes = step * width * height
    try cairo.budget.work(.paint, on: width * height)
    try cairo.budget.take(bytes: bytes)
    let pointer = cairo.call.cairo_image_surface_create(
      isMask ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32,
      Int32(clamping: width),
      Int32(clamping: height)
    )
    let status = pointer.map { cairo.call.cairo_surface_status($0) } ?? CAIRO_STATUS_NO_MEMORY
    guard let pointer, status == CAIRO_STATUS_SUCCESS else {
      if let pointer { cairo.call.cairo_surface_destroy(pointer) }
      cairo.budget.giveBack(bytes: bytes)
      throw .failed(cairo.text(of: status))
    }
    self.pointer = pointer
  }

  deinit {
    cairo.call.cairo_surface_destroy(pointer)
    cairo.budget.giveBack(bytes: step * width * height)
  }

  /// Reads or changes the pixels: rows of bytes from the top, each of `stride` bytes; a pixel is
  /// blue, green, red and opacity, or that alone.
  func withPixels<Result, Failure: Error>(
    _ body: (
      _ pixels: UnsafeMutableBufferPointer<UInt8>, _ stride: Int
    ) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    cairo.call.cairo_surface_flush(pointer)
    let stride = Int(cairo.call.cairo_image_surface_get_stride(pointer))
    let start = cairo.call.cairo_image_surface_get_data(pointer)
    let result = try body(UnsafeMutableBufferPointer(start: start, count: stride * height), stride)
    cairo.call.cairo_surface_mark_dirty(pointer)
    return result
  }
}
