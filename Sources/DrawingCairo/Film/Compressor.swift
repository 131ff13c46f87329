internal import SystemLibraries

/// zlib, which Cairo brings along.
struct Compressor: Sendable {
  private typealias Compress =
    @convention(c) (
      UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<UInt>?, UnsafePointer<UInt8>?, UInt, Int32
    ) -> Int32
  private typealias Bound = @convention(c) (UInt) -> UInt

  private let compressBytes: Compress
  private let bound: Bound

  private static let loaded = SystemLibrary.load("libz.so.1", package: "zlib1g")

  /// The library, loaded if nobody has asked for it before.
  static func load() throws(PictureError) -> Compressor {
    switch loaded {
    case .failure(let missing): throw PictureError(missing)
    case .success(let library):
      guard let compress = library.function("compress2", as: Compress.self),
        let bound = library.function("compressBound", as: Bound.self)
      else {
        throw .missingLibrary("libz.so.1", package: "zlib1g", reason: "it is too old")
      }
      return Compressor(compressBytes: compress, bound: bound)
    }
  }

  /// Bytes in zlib's form.
  func compress(_ bytes: [UInt8]) throws(PictureError) -> [UInt8] {
    var count = bound(UInt(bytes.count))
    var result = [UInt8](repeating: 0, count: Int(count))
    let level: Int32 = 6
    let status = compressBytes(&result, &count, bytes, UInt(bytes.count), level)
    guard status == 0 else { throw .failed("zlib says \(status)") }
    return Array(result.prefix(Int(count)))
  }
}
