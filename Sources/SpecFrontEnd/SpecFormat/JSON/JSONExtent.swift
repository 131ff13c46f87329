/// The number of values and bytes in a document.
struct JSONExtent {
  /// The number of values, containers included.
  var values = 0
  /// The number of arrays and objects.
  var containers = 0
  /// The total length of all strings, in bytes.
  var bytes = 0
  /// The total length of all keys, in bytes.
  var keyBytes = 0

  /// More memory than json-c takes for as much, in bytes.
  var memory: Int { 1_000_000 + 500 * values + 2_000 * containers + 4 * (bytes + keyBytes) }

  /// Room for all keys, each with a NUL; there is no key without a value.
  var keyMemory: Int { keyBytes + values + 1 }
}
