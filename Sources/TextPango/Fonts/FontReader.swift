internal import CPango
import Glibc

/// Reads font files.
enum FontReader {
  /// The SHA-256 of a file in hexadecimal digits.
  static func checksum(ofFile path: String) throws(FontProblem) -> String {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      // A pipe without a writer would be waited for.
      throw .unreadable(path: path, reason: "it is no regular file")
    }
    var error: UnsafeMutablePointer<GError>?
    guard let file = g_mapped_file_new(path, 0, &error) else {
      let reason = error.map { String(cString: $0.pointee.message) } ?? "it cannot be read"
      g_clear_error(&error)
      throw .unreadable(path: path, reason: reason)
    }
    defer { g_mapped_file_unref(file) }
    let bytes = UnsafeRawPointer(g_mapped_file_get_contents(file))
    guard
      let digits = g_compute_checksum_for_data(
        G_CHECKSUM_SHA256,
        bytes?.assumingMemoryBound(to: UInt8.self),
        g_mapped_file_get_length(file)
      )
    else { throw .unreadable(path: path, reason: "it cannot be read") }
    defer { g_free(digits) }
    return String(cString: digits)
  }

  /// The fonts in a file, several in a collection.
  static func fonts(inFile path: String) throws(FontProblem) -> [FontFile] {
    guard let set = FcFontSetCreate() else { return [] }
    defer { FcFontSetDestroy(set) }
    guard FcFreeTypeQueryAll(path, UInt32.max, nil, nil, set) > 0 else {
      throw .unreadable(path: path, reason: "it holds no font that FreeType knows")
    }
    var fonts: [FontFile] = []
    for pattern in UnsafeBufferPointer(start: set.pointee.fonts, count: Int(set.pointee.nfont)) {
      guard let pattern else { continue }
      var family: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(pattern, FC_FAMILY, 0, &family) == FcResultMatch, let family
      else { continue }
      var weight = Double(FC_WEIGHT_REGULAR)
      var slant: Int32 = 0
      FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight)
      FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
      fonts.append(
        FontFile(
          family: String(cString: family),
          weight: Int(FcWeightToOpenTypeDouble(weight).rounded()),
          isItalic: slant != FC_SLANT_ROMAN,
          path: path
        )
      )
    }
    return fonts
  }
}
