/// A key of an object as json-c holds it: bytes of UTF-8 up to a NUL, which no key contains.
///
/// It can be compared without a string being made of it, and must not outlive its document.
package struct JSONKey {
  private let bytes: UnsafePointer<UInt8>

  init(_ bytes: UnsafeRawPointer) { self.bytes = bytes.assumingMemoryBound(to: UInt8.self) }

  /// Its first byte; 0 for a key without any.
  ///
  /// Most keys differ there, so that they need not be compared any further.
  var firstByte: UInt8 { bytes[0] }

  /// The key as a string.
  package var string: String { String(cString: bytes) }

  /// Whether the key is a name.
  package static func == (key: JSONKey, name: String) -> Bool {
    var name = name
    return name.withUTF8 { key == $0 }
  }

  /// Whether the key is a name, given in UTF-8.
  @inline(__always)
  static func == (key: JSONKey, name: UnsafeBufferPointer<UInt8>) -> Bool {
    // A name with a NUL would be compared past the key's end.
    assert(!name.contains(0))
    var index = 0
    while index < name.count {
      // No byte of a name is 0, so this stops at the key's end.
      if key.bytes[index] != name[index] { return false }
      index += 1
    }
    return key.bytes[index] == 0
  }
}
