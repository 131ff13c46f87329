internal import CCairo

/// Compresses bytes piece by piece with zlib, which Cairo depends on.
final class Deflater {
  /// The compression level, up to 9.
  private static let level: Int32 = 6

  private let cairo: CairoLibrary
  /// At a fixed address: zlib's state points back to it.
  private let stream: UnsafeMutablePointer<z_stream>
  private var chunk = [UInt8](repeating: 0, count: 1 << 15)
  private var bytes: [UInt8] = []

  init(_ cairo: CairoLibrary) throws(PictureError) {
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    stream.initialize(to: z_stream())
    let size = Int32(MemoryLayout<z_stream>.size)
    guard cairo.call.deflateInit_(stream, Deflater.level, ZLIB_VERSION, size) == Z_OK else {
      stream.deallocate()
      throw .failed("there is not enough memory")
    }
    (self.cairo, self.stream) = (cairo, stream)
  }

  deinit {
    _ = cairo.call.deflateEnd(stream)
    stream.deallocate()
  }

  /// Compresses the next piece.
  func append(_ piece: UnsafeMutableBufferPointer<UInt8>) {
    stream.pointee.next_in = piece.baseAddress
    stream.pointee.avail_in = UInt32(piece.count)
    write(Z_NO_FLUSH)
  }

  /// All that was appended, in zlib's form.
  func finish() -> [UInt8] {
    stream.pointee.avail_in = 0
    write(Z_FINISH)
    return bytes
  }

  /// Writes until zlib leaves room in a chunk: then it has no more output.
  private func write(_ flush: Int32) {
    chunk.withUnsafeMutableBufferPointer { chunk in
      repeat {
        stream.pointee.next_out = chunk.baseAddress
        stream.pointee.avail_out = UInt32(chunk.count)
        _ = cairo.call.deflate(stream, flush)
        bytes += UnsafeMutableBufferPointer(
          rebasing: chunk.dropLast(Int(stream.pointee.avail_out))
        )
      } while stream.pointee.avail_out == 0
    }
  }
}
