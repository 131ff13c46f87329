/// How much a document holds.
///
/// json-c takes no notice when memory runs out: an array lacks an element, a string its text. So
/// what it has made of a text is counted and compared with what the text has.
struct JSONExtent: Equatable {
  /// How many values there are, the containers counted.
  var values = 0
  /// How many of them are null.
  var nulls = 0
  /// How many of them are arrays and objects.
  var containers = 0
  /// How many bytes all strings and keys have.
  var bytes = 0

  /// More memory than json-c takes for as much, and than it takes to read that, in bytes.
  var memory: Int { 1_000_000 + 500 * values + 2_000 * containers + 4 * bytes }
}

extension JSONExtent {
  /// Counts what a document holds.
  init(of root: JSONValue) {
    var pending: [JSONValue] = []
    count(root, &pending)
    while let container = pending.popLast() {
      if container.kind == .array {
        for element in container.elements { count(element, &pending) }
      } else {
        var members = container.members
        while let member = members.nextMember() {
          bytes += member.key.count
          count(member.value, &pending)
        }
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
