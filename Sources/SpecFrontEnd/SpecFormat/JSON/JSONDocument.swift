internal import CJSONC

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A JSON file that has been read.
package final class JSONDocument {
  /// The text the document was read from.
  package let source: SourceText
  /// The nesting depth of arrays and objects.
  package let depth: Int
  /// Mistakes in the text that were mended as it was read.
  let problems: [JSONProblem]

  /// The text as JSON, byte for byte at the places of the source.
  private let text: [UInt8]
  private let root: JSONValue
  /// The keys that the values point to.
  private let keys: UnsafeMutableRawPointer
  private var madeValues: [JSONValue] = []
  /// Whether there was no memory for a value to be made.
  private(set) var lacksValues = false
  private lazy var sourceMap = SourceMap(text: text, root: root)

  /// Takes ownership of `root` and `keys`.
  init(
    source: SourceText,
    text: [UInt8],
    root: JSONValue,
    keys: UnsafeMutableRawPointer,
    depth: Int,
    problems: [JSONProblem]
  ) {
    self.source = source
    self.text = text
    self.root = root
    self.keys = keys
    self.depth = depth
    self.problems = problems
  }

  deinit {
    defer { free(keys) }
    for value in madeValues {
      json_object_put(value.handle)
    }
    // json-c recurses into what a value holds.
    if depth <= JSONDocument.harmlessDepth {
      json_object_put(root.handle)
    } else {
      Self.release(root)
    }
  }

  /// The recursion depth of json-c that is safe on any thread.
  private static let harmlessDepth = 500

  /// Makes a whole number that is as good as one of the document, and lives as long.
  package func makeInteger(_ value: Int) -> JSONValue {
    made(json_object_new_int64(Int64(value)))
  }

  /// Makes a number that is as good as one of the document, and lives as long.
  package func makeNumber(_ value: Double) -> JSONValue { made(json_object_new_double(value)) }

  /// Makes a truth value that is as good as one of the document, and lives as long.
  package func makeBoolean(_ value: Bool) -> JSONValue {
    made(json_object_new_boolean(value ? 1 : 0))
  }

  private func made(_ handle: OpaquePointer?) -> JSONValue {
    let value = JSONValue(handle: handle)
    if handle == nil { lacksValues = true } else { madeValues.append(value) }
    return value
  }

  /// Lends out the outermost value.
  ///
  /// The value and all that it holds are valid until `body` returns.
  package func withRoot<Result, Failure>(
    _ body: (JSONValue) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { withExtendedLifetime(self) {} }
    return try body(root)
  }

  /// Makes a string that is as good as one of the document, and lives as long.
  package func makeString(_ text: String) -> JSONValue {
    var text = text
    let handle = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        json_object_new_string_len(characters.baseAddress, Int32(clamping: characters.count))
      }
    }
    return made(handle)
  }

  /// The byte at which a value or key begins, or its container if it does not exist.
  package func offset(of place: JSONPlace) -> Int {
    sourceMap.offset(of: place, in: text)
  }

  /// The byte at an offset in the text of a string, or at which the string begins if it has escapes,
  /// before which the text and its source differ in length.
  func offset(of place: JSONPlace, into offsetInString: Int?) -> Int {
    let start = offset(of: place)
    guard let offsetInString else { return start }
    let first = start + 1
    let end = first + offsetInString
    guard end <= source.bytes.count,
      !source.bytes[first..<end].contains(UInt8(ascii: "\\"))
    else { return start }
    return end
  }

  /// The byte at which an array or object of the document begins, found without a search; nil for
  /// other values.
  package func offset(ofContainer value: JSONValue) -> Int? {
    sourceMap.offset(of: value)
  }

  /// The line and column at which a value or key begins.
  package func position(of place: JSONPlace) -> SourcePosition {
    source.position(of: offset(of: place))
  }

  /// Releases a value without the recursion by which json-c would exhaust the stack.
  private static func release(_ root: JSONValue) {
    var pending = [root]
    while let value = pending.popLast() {
      // A container that has an owner here survives the release of the one around it.
      value.forEachContainer { container in
        pending.append(JSONValue(handle: json_object_get(container.handle)))
      }
      json_object_put(value.handle)
    }
  }
}
