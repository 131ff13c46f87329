/// The place of a value or a key in a document.
package enum JSONPlace {
  /// The outermost value.
  case root
  /// The value of a member of an object.
  case value(in: JSONValue, key: String)
  /// The key of a member of an object.
  case key(in: JSONValue, String)
  /// An element of an array.
  case element(in: JSONValue, Int)
}
