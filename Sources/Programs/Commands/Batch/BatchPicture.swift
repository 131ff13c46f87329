import CChecksum
import CommandSupport
import Drawing
import Export
import Glibc

/// A picture as a result has it: its checksum, by which its file is called.
struct BatchPicture {
  /// The SHA-256 of the file, in hexadecimal digits.
  let checksum: String
  let byteCount: Int
  /// The size in pixels.
  let width: Int
  let height: Int
  /// The name of the file in the folder of pictures; nil where none are kept.
  var file: String?

  /// - Parameters:
  ///   - bytes: A PNG.
  ///   - list: The items to draw.
  init(_ bytes: [UInt8], of list: DisplayList) {
    checksum = BatchPicture.checksum(of: bytes)
    byteCount = bytes.count
    // The size stands at a fixed place of every PNG.
    width = BatchPicture.number(in: bytes, at: 16)
    height = BatchPicture.number(in: bytes, at: 20)
  }

  private static func number(in bytes: [UInt8], at index: Int) -> Int {
    guard bytes.count >= index + 4 else { return 0 }
    return bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func checksum(of bytes: [UInt8]) -> String {
    var digest = [UInt8](repeating: 0, count: 32)
    bytes.withUnsafeBytes {
      espalier_sha256($0.baseAddress, $0.count, espalier_has_sha256_instructions(), &digest)
    }
    return digest.map { byte in
      let digits = String(byte, radix: 16)
      return byte < 16 ? "0" + digits : digits
    }.joined()
  }

  /// Writes the file, unless it is there: pictures of the same checksum are the same.
  mutating func keep(_ bytes: [UInt8], in folder: SystemPath) throws {
    let name = checksum + ".png"
    let path = folder.appending(Array(name.utf8))
    file = name
    if path.withCString({ access($0, R_OK) }) == 0 { return }
    let sink = try OutputSink(path: path)
    try sink.write(bytes)
    try sink.close()
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("sha256", checksum)
    json.key("bytes")
    json.integer(byteCount)
    json.key("size")
    json.beginRow()
    json.integer(width)
    json.integer(height)
    json.endRow()
    if let file { json.member("file", file) }
    json.endObject()
  }
}
