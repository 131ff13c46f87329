internal import CATSPI

/// Reads the values of a message of D-Bus one after the other, by types that the caller knows.
struct DBusReader {
  private var iterator: DBusMessageIter

  // D-Bus defines these as macros.
  static let stringType = Int32(UInt8(ascii: "s"))
  static let int32Type = Int32(UInt8(ascii: "i"))
  static let uint32Type = Int32(UInt8(ascii: "u"))
  static let errorMessage: Int32 = 3
  private static let invalidType: Int32 = 0

  /// Reads the arguments of a message, which the caller keeps.
  init(_ message: OpaquePointer) {
    iterator = DBusMessageIter()
    dbus_message_iter_init(message, &iterator)
  }

  private init(inside iterator: inout DBusMessageIter) {
    self.iterator = DBusMessageIter()
    dbus_message_iter_recurse(&iterator, &self.iterator)
  }

  /// A reader of the next value's content: that of a structure or of a variant.
  mutating func inside() -> DBusReader {
    let inside = DBusReader(inside: &iterator)
    dbus_message_iter_next(&iterator)
    return inside
  }

  /// Calls a function with the contents of each structure, or with each value, of an array.
  mutating func each(_ body: (DBusReader) -> Void) {
    var elements = inside()
    while dbus_message_iter_get_arg_type(&elements.iterator) != DBusReader.invalidType {
      let isStructure =
        dbus_message_iter_get_arg_type(&elements.iterator) == Int32(UInt8(ascii: "r"))
      if isStructure {
        body(elements.inside())
      } else {
        body(elements)
        dbus_message_iter_next(&elements.iterator)
      }
    }
  }

  mutating func string() -> String {
    var pointer: UnsafePointer<CChar>?
    dbus_message_iter_get_basic(&iterator, &pointer)
    dbus_message_iter_next(&iterator)
    return pointer.map { String(cString: $0) } ?? ""
  }

  /// The path of an element, which is preceded by the name of its application.
  mutating func reference() -> String {
    var fields = inside()
    _ = fields.string()
    return fields.string()
  }

  mutating func int32() -> Int32 { basic(0) }
  mutating func uint32() -> UInt32 { basic(0) }
  mutating func double() -> Double { basic(0) }

  private mutating func basic<Value: BitwiseCopyable>(_ initial: Value) -> Value {
    var value = initial
    dbus_message_iter_get_basic(&iterator, &value)
    dbus_message_iter_next(&iterator)
    return value
  }
}
