internal import CChecksum
internal import CPango
import Glibc

/// Reads font files.
package enum FontReader {
  /// The SHA-256 of a file in hexadecimal digits.
  static func checksum(ofFile path: String) throws(FontProblem) -> String {
    try refuseSpecialFile(path)
    var error: UnsafeMutablePointer<GError>?
    guard let file = g_mapped_file_new(path, 0, &error) else {
      let reason = error.map { String(cString: $0.pointee.message) } ?? "it cannot be read"
      g_clear_error(&error)
      throw .unreadable(path: path, reason: reason)
    }
    defer { g_mapped_file_unref(file) }
    return checksum(
      of: UnsafeRawBufferPointer(
        start: g_mapped_file_get_contents(file),
        count: Int(g_mapped_file_get_length(file))
      )
    )
  }

  /// Refuses pipes, devices and folders.
  static func refuseSpecialFile(_ path: String) throws(FontProblem) {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      // A pipe without a writer would block.
      throw .unreadable(path: path, reason: "it is not a regular file")
    }
  }

  /// The SHA-256 of bytes in hexadecimal digits.
  ///
  /// - Parameter usesInstructions: Whether the processor's SHA instructions may be used, if it has
  ///   them.
  package static func checksum(
    of bytes: UnsafeRawBufferPointer,
    usesInstructions: Bool = true
  ) -> String {
    let digest = [UInt8](unsafeUninitializedCapacity: 32) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      espalier_sha256(bytes.baseAddress, bytes.count, usesInstructions, start)
      count = 32
    }
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] },
      as: UTF8.self
    )
  }

  /// The fonts in a file, several in a collection.
  static func fonts(inFile path: String) throws(FontProblem) -> [FontFile] {
    guard let set = FcFontSetCreate() else { return [] }
    defer { FcFontSetDestroy(set) }
    guard FcFreeTypeQueryAll(path, UInt32.max, nil, nil, set) > 0 else {
      throw .unreadable(path: path, reason: reason(ofFile: path))
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
      var font = FontFile(
        family: String(cString: family),
        weight: Int(FcWeightToOpenTypeDouble(weight).rounded()),
        isItalic: slant != FC_SLANT_ROMAN,
        path: path
      )
      font.names = names(of: pattern)
      fonts.append(font)
    }
    return fonts
  }

  /// The full names and the PostScript name of a font.
  private static func names(of pattern: OpaquePointer) -> [String] {
    [FC_FULLNAME, FC_POSTSCRIPT_NAME].flatMap { kind -> [String] in
      var names: [String] = []
      var name: UnsafeMutablePointer<FcChar8>?
      while FcPatternGetString(pattern, kind, Int32(names.count), &name) == FcResultMatch,
        let found = name
      {
        names.append(String(cString: found))
      }
      return names
    }
  }

  /// The kind of a file that is no font.
  private static func reason(ofFile path: String) -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return "it cannot be read" }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(descriptor, &bytes, bytes.count)
    if count == 0 { return "it is empty" }
    return bytes.starts(with: "version https://git-lfs".utf8)
      ? "it is a pointer of Git LFS ('git lfs pull' fetches what it points to)"
      : "it holds no font that FreeType knows"
  }
}
