internal import CCairo

/// Pixels as a PNG file, which says nothing of when it was made (D10.18).
enum PNGFile {
  static func bytes(of surface: PixelSurface) throws(PictureError) -> [UInt8] {
    var bytes: [UInt8] = []
    let cairo = surface.cairo
    cairo.call.cairo_surface_flush(surface.pointer)
    let status = withUnsafeMutablePointer(to: &bytes) { bytes in
      cairo.call.cairo_surface_write_to_png_stream(
        surface.pointer,
        ByteStream.write,
        bytes
      )
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .failed(cairo.text(of: status))
    }
    return bytes
  }
}

/// Where Cairo writes files to.
enum ByteStream {
  /// Appends what Cairo writes to an array of bytes.
  static let write:
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UInt32
    ) -> cairo_status_t = { closure, data, count in
      guard let closure else { return CAIRO_STATUS_WRITE_ERROR }
      closure.assumingMemoryBound(to: [UInt8].self).pointee
        .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
      return CAIRO_STATUS_SUCCESS
    }
}
