internal import CJSONC

/// A value of a JSON document.
///
/// A value is one pointer to what json-c has read. Copying it costs nothing and keeps nothing
/// alive: it must not outlive its `JSONDocument`, which lends it out in `withRoot(_:)`.
package struct JSONValue {
  /// The json-c object; json-c has none for null.
  let handle: OpaquePointer?

  /// The kind of value: object, array, string, number and so on.
  package var kind: Kind {
    switch json_object_get_type(handle) {
    case json_type_boolean: .boolean
    case json_type_int, json_type_double: .number
    case json_type_string: .string
    case json_type_array: .array
    case json_type_object: .object
    default: .null
    }
  }

  /// Whether it is null.
  package var isNull: Bool { handle == nil }

  /// Its truth value, if it is a boolean.
  package var boolean: Bool? {
    kind == .boolean ? json_object_get_boolean(handle) != 0 : nil
  }

  /// Its value, if it is a number.
  package var number: Double? {
    kind == .number ? json_object_get_double(handle) : nil
  }

  /// Its value, if it is a number written without fraction and exponent that fits in 64 bits.
  package var integer: Int? {
    guard json_object_get_type(handle) == json_type_int else { return nil }
    return Int(exactly: json_object_get_int64(handle))
  }

  /// Its value, if it is a whole number, however it is written: `2`, `2.0` or `2e0`.
  package var wholeNumber: Int? { integer ?? number.flatMap { Int(exactly: $0) } }

  /// Its text, if it is a string.
  package var string: String? {
    guard kind == .string else { return nil }
    let start = UnsafeRawPointer(json_object_get_string(handle))
    let length = Int(json_object_get_string_len(handle))
    return String(decoding: UnsafeRawBufferPointer(start: start, count: length), as: UTF8.self)
  }

  /// The length of its text in bytes, if it is a string.
  var byteCount: Int { Int(json_object_get_string_len(handle)) }

  /// Its elements; none if it is not an array.
  package var elements: JSONElements { JSONElements(array: self) }

  /// Its members in the order of the document; none if it is not an object.
  package var members: JSONMembers { JSONMembers(object: self) }

  /// The member with a key; nil if there is none, also when the value is not an object.
  package subscript(key: String) -> JSONValue? {
    var members = members
    guard members.count <= JSONMembers.few else {
      var member: OpaquePointer?
      return json_object_object_get_ex(handle, key, &member) == 0 ? nil : JSONValue(handle: member)
    }
    // To look at a few keys is faster than to hash one.
    var key = key
    return key.withUTF8 { name in
      let first = name.first ?? 0
      while let member = members.nextMember() {
        if member.key.firstByte == first, member.key == name { return member.value }
      }
      return nil
    }
  }
}
