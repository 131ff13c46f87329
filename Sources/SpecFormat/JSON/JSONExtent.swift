/// How much a document holds.
///
/// json-c takes no notice when memory runs out: an array lacks an element, a string its text. So
/// what it has made of a text is counted and compared with what the text has.
struct JSONExtent {
  /// How many values there are, the containers counted.
  var values = 0
  /// How many of them are null.
  var nulls = 0
  /// How many of them are arrays and objects.
  var containers = 0
  /// How many bytes all strings have.
  var bytes = 0
  /// How many bytes all keys have; not counted in a document, where a key that is not there ends its
  /// object.
  var keyBytes = 0

  /// More memory than json-c takes for as much, and than it takes to read that, in bytes.
  var memory: Int { 1_000_000 + 500 * values + 2_000 * containers + 4 * (bytes + keyBytes) }
}

extension JSONExtent {
  /// Whether a document holds as much.
  func isHeld(by root: JSONValue) -> Bool {
    let held = JSONExtent(of: root)
    return (held.values, held.nulls, held.containers, held.bytes)
      == (values, nulls, containers, bytes)
  }

  /// Counts what a document holds.
  private init(of root: JSONValue) {
    var pending: [JSONValue] = []
    count(root, &pending)
    while let container = pending.popLast() {
      if container.kind == .array {
        for element in container.elements { count(element, &pending) }
      } else {
        var members = container.members
        while let value = members.nextValue() { count(value, &pending) }
      }
    }
  }

  private mutating func count(_ value: JSONValue, _ pending: inout [JSONValue]) {
    values += 1
    switch value.kind {
    case .null: nulls += 1
    case .string: bytes += value.byteCount
    case .array, .object:
      containers += 1
      pending.append(value)
    case .boolean, .number: break
    }
  }
}
