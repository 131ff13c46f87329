import CHarfBuzz

/// HarfBuzz alone with one font: the limit that nothing which shapes comes below.
final class HarfBuzz {
  private let font: OpaquePointer
  private let buffer: OpaquePointer

  init?(path: String) {
    guard let blob = hb_blob_create_from_file_or_fail(path), let face = hb_face_create(blob, 0),
      let font = hb_font_create(face), let buffer = hb_buffer_create()
    else { return nil }
    hb_blob_destroy(blob)
    hb_face_destroy(face)
    self.font = font
    self.buffer = buffer
  }

  deinit {
    hb_buffer_destroy(buffer)
    hb_font_destroy(font)
  }

  /// The advance of a text, in the font's units.
  func advance(_ text: String) -> Int {
    hb_buffer_clear_contents(buffer)
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        hb_buffer_add_utf8(buffer, $0.baseAddress, Int32($0.count), 0, Int32($0.count))
      }
    }
    hb_buffer_guess_segment_properties(buffer)
    hb_shape(font, buffer, nil, 0)
    var count: UInt32 = 0
    guard let positions = hb_buffer_get_glyph_positions(buffer, &count) else { return 0 }
    return (0..<Int(count)).reduce(0) { $0 + Int(positions[$1].x_advance) }
  }
}
