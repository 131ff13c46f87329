internal import CCairo
internal import Drawing
internal import Glibc
internal import SystemLibraries
internal import ViewValues

/// Reads images of files: pictures by gdk-pixbuf, drawings by librsvg, pages of PDF by Poppler,
/// which are loaded when they are needed.
///
/// Files above a size limit are not read, and drawings cannot read other files: librsvg and Poppler
/// get the bytes alone, without their path, and run no scripts.
struct ImageReader {
  private let cairo: CairoLibrary
  private let mostPixels: Int

  init(_ cairo: CairoLibrary, mostPixels: Int) {
    self.cairo = cairo
    self.mostPixels = mostPixels
  }

  /// Whether a file is a drawing, which has no fixed pixels.
  static func isDrawing(_ path: String) -> Bool {
    path.lowercased().hasSuffix(".svg") || isPage(path)
  }

  /// The size of the largest PDF that is read, in bytes.
  private static let mostBytesOfPage = 2_000_000

  private static func isPage(_ path: String) -> Bool { path.lowercased().hasSuffix(".pdf") }

  // MARK: Pictures

  /// The pixels of a file, rotated by its orientation tag (D7.4); nil if it is none, or too large.
  func file(_ path: String) throws(PictureError) -> PixelSurface? {
    let calls = try ImageReader.functions(ImageLibraries.pixbufs)
    var size: (width: Int32, height: Int32) = (0, 0)
    guard ImageLibraries.isRegular(path),
      calls.gdk_pixbuf_get_file_info(path, &size.width, &size.height) != nil,
      size.width > 0, size.height > 0,
      Int(size.width) * Int(size.height) <= mostPixels,
      let raw = calls.gdk_pixbuf_new_from_file(path, nil)
    else { return nil }
    defer { calls.g_object_unref(UnsafeMutableRawPointer(raw)) }
    guard let image = calls.gdk_pixbuf_apply_embedded_orientation(raw) else { return nil }
    defer { calls.g_object_unref(UnsafeMutableRawPointer(image)) }
    let (width, height) = (
      Int(calls.gdk_pixbuf_get_width(image)), Int(calls.gdk_pixbuf_get_height(image))
    )
    let channels = Int(calls.gdk_pixbuf_get_n_channels(image))
    let row = Int(calls.gdk_pixbuf_get_rowstride(image))
    guard width > 0, height > 0, channels >= 3, let start = calls.gdk_pixbuf_read_pixels(image)
    else { return nil }
    // The last row may end with its last pixel.
    let bytes = UnsafeBufferPointer(
      start: start,
      count: row * (height - 1) + width * channels
    )
    return try surface(width: width, height: height) { column, line in
      let index = line * row + column * channels
      return (
        bytes[index], bytes[index + 1], bytes[index + 2], channels > 3 ? bytes[index + 3] : 255
      )
    }
  }

  /// The pixels of a file's bytes, likewise; nil if they are no image, or too large.
  func encoded(_ bytes: [UInt8]) throws(PictureError) -> PixelSurface? {
    // A file in memory: its kind and size are found as for others.
    let file = espalier_memory_file()
    guard file >= 0 else { return nil }
    defer { close(file) }
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      guard count > 0 else { return nil }
      written += count
    }
    return try self.file("/proc/self/fd/\(file)")
  }

  /// A surface of given pixels.
  func pixels(width: Int, height: Int, _ bytes: [UInt8]) throws(PictureError) -> PixelSurface? {
    guard width > 0, height > 0, width <= mostPixels / height, bytes.count >= 4 * width * height
    else { return nil }
    return try surface(width: width, height: height) { column, line in
      let index = 4 * (line * width + column)
      return (bytes[index], bytes[index + 1], bytes[index + 2], bytes[index + 3])
    }
  }

  private func surface(
    width: Int,
    height: Int,
    _ pixel: (_ column: Int, _ row: Int) -> (UInt8, UInt8, UInt8, UInt8)
  ) throws(PictureError) -> PixelSurface {
    let surface = try PixelSurface(cairo, width: width, height: height)
    surface.withPixels { pixels, stride in
      for row in 0..<height {
        for column in 0..<width {
          let (red, green, blue, alpha) = pixel(column, row)
          let index = row * stride + 4 * column
          func weighed(_ component: UInt8) -> UInt8 {
            UInt8((Int(component) * Int(alpha) + 127) / 255)
          }
          pixels[index] = weighed(blue)
          pixels[index + 1] = weighed(green)
          pixels[index + 2] = weighed(red)
          pixels[index + 3] = alpha
        }
      }
    }
    return surface
  }

  /// The pixels of a PNG file's bytes, such as those of an emoji.
  func png(_ bytes: [UInt8]) throws(PictureError) -> PixelSurface? {
    // Width and height are in the header.
    guard bytes.count > 24 else { return nil }
    func number(_ start: Int) -> Int {
      bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    let (width, height) = (number(16), number(20))
    guard width > 0, height > 0, width <= mostPixels / height else { return nil }
    var stream = (bytes: bytes, position: 0)
    let read: OpaquePointer? = withUnsafeMutablePointer(to: &stream) { stream in
      cairo.call.cairo_image_surface_create_from_png_stream(
        { closure, target, count in
          guard let closure, let target else { return CAIRO_STATUS_READ_ERROR }
          let stream = closure.assumingMemoryBound(to: (bytes: [UInt8], position: Int).self)
          let start = stream.pointee.position
          let end = start + Int(count)
          guard end <= stream.pointee.bytes.count else { return CAIRO_STATUS_READ_ERROR }
          for index in start..<end { target[index - start] = stream.pointee.bytes[index] }
          stream.pointee.position = end
          return CAIRO_STATUS_SUCCESS
        },
        stream
      )
    }
    guard let read else { return nil }
    defer { cairo.call.cairo_surface_destroy(read) }
    guard cairo.call.cairo_surface_status(read) == CAIRO_STATUS_SUCCESS else { return nil }
    return try copy(read)
  }

  private func copy(_ other: OpaquePointer) throws(PictureError) -> PixelSurface {
    let surface = try PixelSurface(
      cairo,
      width: Int(cairo.call.cairo_image_surface_get_width(other)),
      height: Int(cairo.call.cairo_image_surface_get_height(other))
    )
    let context = try CairoContext(cairo, on: surface.pointer)
    cairo.call.cairo_set_source_surface(context.pointer, other, 0, 0)
    cairo.call.cairo_paint(context.pointer)
    return surface
  }

  // MARK: Drawings

  /// A drawing in a size; nil if it is none.
  func drawing(_ path: String, width: Int, height: Int) throws(PictureError) -> PixelSurface? {
    if ImageReader.isPage(path) { return try page(path, width: width, height: height) }
    guard let bytes = ImageLibraries.bytes(ofDrawing: path),
      DrawingCheck.passes(bytes, mostPixels: mostPixels)
    else { return nil }
    let calls = try ImageReader.functions(ImageLibraries.svgs)
    guard let handle = calls.rsvg_handle_new_from_data(bytes, UInt(bytes.count), nil) else {
      return nil
    }
    defer { calls.g_object_unref(UnsafeMutableRawPointer(handle)) }
    let surface = try PixelSurface(cairo, width: width, height: height)
    let context = try CairoContext(cairo, on: surface.pointer)
    var box = EspalierBox(x: 0, y: 0, width: Double(width), height: Double(height))
    guard calls.rsvg_handle_render_document(handle, context.pointer, &box, nil) != 0 else {
      return nil
    }
    return surface
  }

  /// The first page of a PDF in a size; nil if there is none.
  private func page(
    _ path: String,
    width: Int,
    height: Int
  ) throws(PictureError) -> PixelSurface? {
    guard let bytes = ImageLibraries.bytes(ofDrawing: path),
      bytes.count <= ImageReader.mostBytesOfPage
    else { return nil }
    let calls = try ImageReader.functions(ImageLibraries.pdfs)
    let surface = try PixelSurface(cairo, width: width, height: height)
    let context = try CairoContext(cairo, on: surface.pointer)
    return ImageLibraries.withPage(of: bytes, calls) { page in
      var size = (width: 0.0, height: 0.0)
      calls.poppler_page_get_size(page, &size.width, &size.height)
      guard size.width > 0, size.height > 0 else { return nil }
      var matrix = cairo_matrix_t(
        AffineTransform(a: Double(width) / size.width, d: Double(height) / size.height)
      )
      cairo.call.cairo_set_matrix(context.pointer, &matrix)
      calls.poppler_page_render(page, context.pointer)
      return surface
    }
  }

  /// The functions of a library; an error if it is missing.
  private static func functions<Functions>(
    _ load: () throws(SystemLibrary.Missing) -> Functions
  ) throws(PictureError) -> Functions {
    do {
      return try load()
    } catch {
      throw PictureError(error)
    }
  }
}
