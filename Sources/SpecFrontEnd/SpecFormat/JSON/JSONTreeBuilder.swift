internal import CJSONC

/// Makes json-c's values of a text in which the lexical check has found nothing wrong.
///
/// json-c's own parser follows a null pointer where there is no memory for a key, and takes no notice
/// of other requests for memory that fail. So only its values are used: whatever asks for memory here
/// is looked at.
struct JSONTreeBuilder {
  /// An array or object whose end is still to come.
  private struct Container {
    let handle: OpaquePointer
    let isObject: Bool
  }

  private let text: UnsafeBufferPointer<UInt8>
  private var position = 0
  /// The containers around the innermost one.
  private var outer: [Container] = []
  private var innermost: Container?
  /// The key whose value comes next.
  private var key: UnsafePointer<CChar>?
  /// The address at which the next key is written.
  private var nextKey: UnsafeMutablePointer<CChar>
  /// The root value, which owns all others.
  private(set) var root: OpaquePointer?

  /// Builds the values of a text.
  ///
  /// - Parameter keys: Room for all keys, each with a NUL, that the values point to.
  /// - Returns: The outermost value, and whether there was memory for all that it holds.
  static func build(
    _ text: UnsafeBufferPointer<UInt8>,
    keys: UnsafeMutablePointer<CChar>
  ) -> (root: JSONValue, isWhole: Bool) {
    var builder = JSONTreeBuilder(text: text, keys: keys)
    let isWhole = builder.readText()
    return (JSONValue(handle: builder.root), isWhole)
  }

  private init(text: UnsafeBufferPointer<UInt8>, keys: UnsafeMutablePointer<CChar>) {
    self.text = text
    nextKey = keys
  }

  /// Reads as long as there is memory.
  ///
  /// - Returns: Whether it was enough.
  private mutating func readText() -> Bool {
    while position < text.count {
      switch text[position] {
      case ASCII.space, ASCII.lineFeed, ASCII.carriageReturn, ASCII.tab, ASCII.comma, ASCII.colon:
        position += 1
      case ASCII.doubleQuote:
        guard readString() else { return false }
      case ASCII.openBrace:
        guard openContainer(json_object_new_object(), isObject: true) else { return false }
      case ASCII.openBracket:
        guard openContainer(json_object_new_array_ext(Self.elements), isObject: false)
        else { return false }
      case ASCII.closeBrace, ASCII.closeBracket:
        position += 1
        innermost = outer.popLast()
      case UInt8(ascii: "n"):
        position += 4
        guard add(nil) else { return false }
      case UInt8(ascii: "t"):
        position += 4
        guard addMade(json_object_new_boolean(1)) else { return false }
      case UInt8(ascii: "f"):
        position += 5
        guard addMade(json_object_new_boolean(0)) else { return false }
      default:
        guard addMade(readNumber()) else { return false }
      }
    }
    return true
  }

  /// The number of elements that an array has room for before it grows.
  private static let elements: Int32 = 4

  private mutating func openContainer(_ handle: OpaquePointer?, isObject: Bool) -> Bool {
    position += 1
    guard let handle, addMade(handle) else { return false }
    if let innermost { outer.append(innermost) }
    innermost = Container(handle: handle, isObject: isObject)
    return true
  }

  private mutating func readString() -> Bool {
    let start = position + 1
    var end = start
    var hasEscape = false
    while text[end] != ASCII.doubleQuote {
      if text[end] == ASCII.backslash {
        hasEscape = true
        end += 1
      }
      end += 1
    }
    position = end + 1
    guard hasEscape else { return addString(UnsafeBufferPointer(rebasing: text[start..<end])) }
    let decoded = JSONStringLiteral(bytes: text[start..<end]).decoded
    return decoded.withUnsafeBufferPointer { addString($0) }
  }

  /// Takes a string as the next key, or as a value.
  @inline(__always)
  private mutating func addString(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if key == nil, innermost?.isObject == true {
      key = UnsafePointer(nextKey)
      for byte in bytes {
        nextKey.pointee = CChar(bitPattern: byte)
        nextKey += 1
      }
      nextKey.pointee = 0
      nextKey += 1
      return true
    }
    // An empty string has no address, and json-c wants one.
    guard let start = bytes.baseAddress else { return addMade(json_object_new_string("")) }
    let characters = UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self)
    return addMade(json_object_new_string_len(characters, Int32(bytes.count)))
  }

  private mutating func readNumber() -> OpaquePointer? {
    let number = JSONNumber(at: position, of: text)
    position = number.end
    return switch number.value {
    case .integer(let value): json_object_new_int64(value)
    case .double(let value): json_object_new_double(value)
    }
  }

  /// Adds a value unless there was no memory for it.
  @inline(__always)
  private mutating func addMade(_ value: OpaquePointer?) -> Bool {
    guard let value else { return false }
    return add(value)
  }

  /// Adds a value, nil for null, to the innermost container.
  @inline(__always)
  private mutating func add(_ value: OpaquePointer?) -> Bool {
    guard let innermost else {
      root = value
      return true
    }
    let status: Int32
    if innermost.isObject {
      // The check has seen to it that no object has a key twice.
      let flags = UInt32(JSON_C_OBJECT_ADD_KEY_IS_NEW | JSON_C_OBJECT_KEY_IS_CONSTANT)
      status = json_object_object_add_ex(innermost.handle, key, value, flags)
      key = nil
    } else {
      status = json_object_array_add(innermost.handle, value)
    }
    if status != 0 { json_object_put(value) }
    return status == 0
  }
}
