#if canImport(Glibc)
  import Glibc
#endif

/// Pixels as a PNG file, without a date (D10.18).
///
/// Written here: Cairo's writer takes several times as long, most of it to choose filters, which is
/// useless for screens, whose rows are mostly like those above.
enum PNGFile {
  static func bytes(of surface: PixelSurface) throws(PictureError) -> [UInt8] {
    let isOpaque = surface.isOpaque
    let rows = PNGRows(
      width: surface.width,
      height: surface.height,
      channels: isOpaque ? 3 : 4
    )
    let content = try surface.withPixels { pixels, stride throws(PictureError) in
      try rows.compressed(surface.cairo) { row, line in
        let own = UnsafeMutableBufferPointer(rebasing: pixels[row * stride..<(row + 1) * stride])
        if row > 0, let start = own.baseAddress, memcmp(start, start - stride, stride) == 0 {
          return false
        }
        PixelSurface.straighten(own, into: line)
        return true
      }
    }
    var file = PNGChunks(
      surface.cairo,
      width: surface.width,
      height: surface.height,
      isOpaque: isOpaque
    )
    file.append("IDAT") { $0.append(content) }
    file.append("IEND") { _ in }
    return file.bytes
  }
}
