import Glibc

extension [String] {
  /// Calls a function with the strings as a list that C programs take their arguments from.
  package func withCStrings<Result>(
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result? {
    var pointers = map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return pointers.withUnsafeMutableBufferPointer { $0.baseAddress.map(body) }
  }
}
