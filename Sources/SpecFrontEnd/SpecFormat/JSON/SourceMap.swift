/// Knows where the parts of a JSON document stand in its text.
///
/// Text and document have their arrays and objects in the same order, so a number for each is all
/// it takes to get from one to the other. What is inside a container is looked up in its own text,
/// past the containers within.
struct SourceMap {
  /// The place of an array or object in the text.
  struct Container {
    let start: Int
    fileprivate(set) var end: Int
    /// The number of the next container that is not inside this one.
    fileprivate(set) var next: Int
  }

  /// The offsets of the parts of one container.
  private struct Index {
    var ordinal: Int
    /// The offsets of its values: the elements of an array, the values of an object.
    var values: [Int] = []
    /// The offsets of an object's keys.
    var keys: [Int] = []
    /// The position of a key among them; of one that stands there twice the last.
    var positions: [[UInt8]: Int] = [:]
  }

  private let rootStart: Int
  private let containers: [Container]
  /// The container in which something was looked up last: who asks for one part of it often asks for
  /// the next.
  private var index = Index(ordinal: -1)

  /// Maps a text that the lexical check has found to be in order.
  init(text: [UInt8], root: JSONValue) {
    rootStart = text.firstIndex { !ASCII.isSpace($0) } ?? 0
    containers = Self.containers(of: text)
    Self.numberContainers(of: root)
  }

  /// Returns the offset of a value or key, or of its container if there is no such value or key.
  mutating func offset(of place: JSONPlace, in text: [UInt8]) -> Int {
    switch place {
    case .root:
      return rootStart
    case .value(let object, let key):
      return object[key].flatMap(offset)
        ?? member(key, of: object, in: text)?.value ?? offset(of: object) ?? rootStart
    case .key(let object, let key):
      return member(key, of: object, in: text)?.key ?? offset(of: object) ?? rootStart
    case .element(let array, let index):
      guard array.elements.indices.contains(index) else { return offset(of: array) ?? rootStart }
      return offset(of: array.elements[index])
        ?? element(index, of: array, in: text) ?? rootStart
    }
  }

  /// Returns the offset of an array or object, without any search; nil for other values.
  func offset(of container: JSONValue) -> Int? {
    container.ordinal.map { containers[$0].start }
  }

  private mutating func member(
    _ key: String,
    of object: JSONValue,
    in text: [UInt8]
  ) -> (key: Int, value: Int)? {
    guard object.kind == .object, let ordinal = object.ordinal else { return nil }
    lookInto(ordinal, isObject: true, text)
    return index.positions[Array(key.utf8)].map { (index.keys[$0], index.values[$0]) }
  }

  private mutating func element(_ position: Int, of array: JSONValue, in text: [UInt8]) -> Int? {
    guard let ordinal = array.ordinal else { return nil }
    lookInto(ordinal, isObject: false, text)
    return index.values.indices.contains(position) ? index.values[position] : nil
  }

  /// Finds the parts of a container.
  private mutating func lookInto(_ ordinal: Int, isObject: Bool, _ text: [UInt8]) {
    guard index.ordinal != ordinal else { return }
    index = Index(ordinal: ordinal)
    text.withUnsafeBufferPointer { text in
      var scanner = ContainerScanner(text: text, containers: containers, ordinal: ordinal)
      while let start = scanner.nextToken() {
        if isObject {
          scanner.skipValue()
          let name = JSONStringLiteral(bytes: text[start + 1..<scanner.position - 1]).decoded
          guard let value = scanner.nextToken() else { return }
          index.positions[name] = index.values.count
          index.keys.append(start)
          index.values.append(value)
        } else {
          index.values.append(start)
        }
        scanner.skipValue()
      }
    }
  }

  private static func containers(of text: [UInt8]) -> [Container] {
    text.withUnsafeBufferPointer { text in
      var containers: [Container] = []
      var open: [Int] = []
      var index = 0
      while index < text.count {
        switch text[index] {
        case ASCII.doubleQuote:
          index = ContainerScanner.endOfString(at: index, of: text)
          continue
        case ASCII.openBrace, ASCII.openBracket:
          open.append(containers.count)
          containers.append(Container(start: index, end: index, next: 0))
        case ASCII.closeBrace, ASCII.closeBracket:
          if let ordinal = open.popLast() {
            containers[ordinal].end = index + 1
            containers[ordinal].next = containers.count
          }
        default: break
        }
        index += 1
      }
      return containers
    }
  }

  private static func numberContainers(of root: JSONValue) {
    var ordinal = 0
    var pending = root.kind.isContainer ? [root] : []
    while let container = pending.popLast() {
      container.setOrdinal(ordinal)
      ordinal += 1
      let firstChild = pending.count
      container.forEachContainer { pending.append($0) }
      // The first child is the next one to be numbered.
      pending[firstChild...].reverse()
    }
  }
}
