package import CCairo
internal import Glibc

/// The libraries that read images: gdk-pixbuf for pictures, librsvg for drawings, Poppler for pages
/// of PDF, each loaded with the first image that it reads.
package enum ImageLibraries {
  /// A table of functions that is filled before its first use and never changed: threads may share
  /// it.
  private struct Table<Functions>: @unchecked Sendable {
    let functions: Functions
  }

  private static let pixbufTable = SystemLibrary.table(
    of: "libgdk_pixbuf-2.0.so.0",
    package: "libgdk-pixbuf-2.0-0"
  ) { handle -> Table<EspalierPixbufs>? in
    withUnsafeTemporaryAllocation(of: EspalierPixbufs.self, capacity: 1) { table in
      guard let start = table.baseAddress, espalier_pixbufs_fill(start, handle) != 0 else {
        return nil
      }
      return Table(functions: start.pointee)
    }
  }

  private static let svgTable = SystemLibrary.table(
    of: "librsvg-2.so.2",
    package: "librsvg2-2"
  ) { handle -> Table<EspalierSVGs>? in
    withUnsafeTemporaryAllocation(of: EspalierSVGs.self, capacity: 1) { table in
      guard let start = table.baseAddress, espalier_svgs_fill(start, handle) != 0 else {
        return nil
      }
      return Table(functions: start.pointee)
    }
  }

  private static let pdfTable = SystemLibrary.table(
    of: "libpoppler-glib.so.8",
    package: "libpoppler-glib8"
  ) { handle -> Table<EspalierPDFs>? in
    withUnsafeTemporaryAllocation(of: EspalierPDFs.self, capacity: 1) { table in
      guard let start = table.baseAddress, espalier_pdfs_fill(start, handle) != 0 else {
        return nil
      }
      return Table(functions: start.pointee)
    }
  }

  /// The functions of gdk-pixbuf.
  package static func pixbufs() throws(SystemLibrary.Missing) -> EspalierPixbufs {
    try pixbufTable.get().functions
  }

  /// The functions of librsvg.
  package static func svgs() throws(SystemLibrary.Missing) -> EspalierSVGs {
    try svgTable.get().functions
  }

  /// The functions of Poppler.
  package static func pdfs() throws(SystemLibrary.Missing) -> EspalierPDFs {
    try pdfTable.get().functions
  }

  /// Calls a function with the first page of a PDF; nil if there is no page, or the function
  /// returns nil.
  package static func withPage<Result>(
    of bytes: [UInt8],
    _ calls: EspalierPDFs,
    _ body: (OpaquePointer) -> Result?
  ) -> Result? {
    guard bytes.starts(with: Array("%PDF".utf8)),
      let copy = calls.g_bytes_new(bytes, UInt(bytes.count))
    else { return nil }
    defer { calls.g_bytes_unref(copy) }
    guard let file = calls.poppler_document_new_from_bytes(copy, nil, nil) else { return nil }
    defer { calls.g_object_unref(UnsafeMutableRawPointer(file)) }
    guard calls.poppler_document_get_n_pages(file) > 0,
      let page = calls.poppler_document_get_page(file, 0)
    else { return nil }
    defer { calls.g_object_unref(UnsafeMutableRawPointer(page)) }
    return body(page)
  }

  // MARK: Sizes

  /// The size of a PDF's first page in points; nil if there is none, or Poppler is missing.
  package static func pageSize(atPath path: String) -> (width: Double, height: Double)? {
    guard let bytes = bytes(ofDrawing: path), let calls = try? pdfs() else { return nil }
    return withPage(of: bytes, calls) { page in
      var (width, height) = (0.0, 0.0)
      calls.poppler_page_get_size(page, &width, &height)
      return width > 0 && height > 0 ? (width, height) : nil
    }
  }

  /// The size of a picture in pixels; nil if the file is none, or gdk-pixbuf is missing.
  package static func pixelSize(atPath path: String) -> (width: Double, height: Double)? {
    var (width, height): (Int32, Int32) = (0, 0)
    guard isRegular(path), let calls = try? pixbufs(),
      calls.gdk_pixbuf_get_file_info(path, &width, &height) != nil
    else { return nil }
    return (Double(width), Double(height))
  }

  /// The size of a drawing in points; nil if the file is none, has none, or librsvg is missing.
  package static func drawingSize(atPath path: String) -> (width: Double, height: Double)? {
    guard let bytes = bytes(ofDrawing: path), let calls = try? svgs(),
      let drawing = calls.rsvg_handle_new_from_data(bytes, UInt(bytes.count), nil)
    else { return nil }
    defer { calls.g_object_unref(UnsafeMutableRawPointer(drawing)) }
    var (width, height) = (0.0, 0.0)
    if calls.rsvg_handle_get_intrinsic_size_in_pixels(drawing, &width, &height) != 0 {
      return (width, height)
    }
    // Without a stated size a drawing is as large as its coordinates.
    var (hasWidth, hasHeight, hasBox): (Int32, Int32, Int32) = (0, 0, 0)
    var lengths = (EspalierSVGLength(), EspalierSVGLength())
    var box = EspalierBox()
    calls.rsvg_handle_get_intrinsic_dimensions(
      drawing,
      &hasWidth,
      &lengths.0,
      &hasHeight,
      &lengths.1,
      &hasBox,
      &box
    )
    return hasBox != 0 ? (box.width, box.height) : nil
  }

  // MARK: Files

  /// The largest drawing that is read.
  private static let mostBytes = 64_000_000

  /// Whether a path leads to a regular file, which can be read without blocking.
  package static func isRegular(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// The bytes of a drawing's file, of a moderate size; nil if there is none.
  ///
  /// librsvg gets bytes alone, without the place that they are from, so that no drawing reads other
  /// files.
  package static func bytes(ofDrawing path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= mostBytes
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var position = 0
    while position < bytes.count {
      let count = bytes.withUnsafeMutableBytes {
        read(
          descriptor,
          UnsafeMutableRawBufferPointer(rebasing: $0[position...]).baseAddress,
          $0.count - position
        )
      }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return nil }
      position += count
    }
    return bytes
  }
}
