/// Reads the type and pixel size of an image from its first bytes.
enum ImageHeader {
  /// The number of pixels; nil if the bytes are no image in PNG, JPEG or GIF.
  static func pixels(in data: Data) -> CGSize? {
    let bytes = [UInt8](data.prefix(1 << 20))
    return png(bytes) ?? gif(bytes) ?? jpeg(bytes)
  }

  /// The name of the kind of image; nil if the bytes are none in PNG, JPEG or GIF.
  static func type(of data: Data) -> String? {
    let bytes = [UInt8](data.prefix(1 << 20))
    if png(bytes) != nil { return "public.png" }
    if gif(bytes) != nil { return "com.compuserve.gif" }
    return jpeg(bytes) != nil ? "public.jpeg" : nil
  }

  private static func number(_ bytes: [UInt8], at offset: Int, count: Int) -> Int {
    bytes[offset..<(offset + count)].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The header of PNG (https://www.w3.org/TR/png-3/#11IHDR).
  private static func png(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    else { return nil }
    return CGSize(
      width: number(bytes, at: 16, count: 4),
      height: number(bytes, at: 20, count: 4)
    )
  }

  /// The header of GIF (https://www.w3.org/Graphics/GIF/spec-gif89a.txt, section 18).
  private static func gif(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 10, bytes.starts(with: Array("GIF8".utf8)) else { return nil }
    return CGSize(
      width: Int(bytes[6]) | Int(bytes[7]) << 8,
      height: Int(bytes[8]) | Int(bytes[9]) << 8
    )
  }

  /// The frame header of JPEG, which has the size (https://www.w3.org/Graphics/JPEG/itu-t81.pdf,
  /// B.2.2).
  private static func jpeg(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var offset = 2
    while offset + 9 <= bytes.count {
      guard bytes[offset] == 0xFF else { return nil }
      let marker = bytes[offset + 1]
      if marker == 0xFF {
        offset += 1
        continue
      }
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return CGSize(
          width: number(bytes, at: offset + 7, count: 2),
          height: number(bytes, at: offset + 5, count: 2)
        )
      }
      offset += 2 + number(bytes, at: offset + 2, count: 2)
    }
    return nil
  }
}
