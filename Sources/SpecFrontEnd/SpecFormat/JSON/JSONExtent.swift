/// How much a document holds.
struct JSONExtent {
  /// How many values there are, the containers counted.
  var values = 0
  /// How many of them are arrays and objects.
  var containers = 0
  /// How many bytes all strings have.
  var bytes = 0
  /// How many bytes all keys have.
  var keyBytes = 0

  /// More memory than json-c takes for as much, in bytes.
  var memory: Int { 1_000_000 + 500 * values + 2_000 * containers + 4 * (bytes + keyBytes) }

  /// Room for all keys, each with a NUL; there is no key without a value.
  var keyMemory: Int { keyBytes + values + 1 }
}
