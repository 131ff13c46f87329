/// Text that C can read as long as its owner lives: ATK's getters return pointers that the caller
/// does not free.
final class CText {
  private let storage: UnsafeMutableBufferPointer<CChar>

  /// The first byte of the text, which ends with a zero.
  var pointer: UnsafePointer<CChar>? { UnsafePointer(storage.baseAddress) }

  init(_ text: String) {
    let bytes = text.utf8CString
    let storage = UnsafeMutableBufferPointer<CChar>.allocate(capacity: bytes.count)
    _ = storage.initialize(from: bytes)
    self.storage = storage
  }

  deinit { storage.deallocate() }
}
