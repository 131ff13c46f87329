internal import CJSONC

extension JSONValue {
  /// Hands out the arrays and objects directly in this one, in the order of the document.
  func forEachContainer(_ body: (JSONValue) -> Void) {
    switch kind {
    case .array:
      for value in elements where value.kind.isContainer {
        body(value)
      }
    case .object:
      var members = members
      while let value = members.nextValue() {
        if value.kind.isContainer { body(value) }
      }
    case .null, .boolean, .number, .string: break
    }
  }

  /// The number of this array or object, counted from 0 in the order of the document; nil before
  /// a `SourceMap` has numbered it.
  var ordinal: Int? {
    guard kind.isContainer, let number = json_object_get_userdata(handle) else { return nil }
    return Int(bitPattern: number) - 1
  }

  func setOrdinal(_ ordinal: Int) {
    // Never 0, which stands for none.
    json_object_set_userdata(handle, UnsafeMutableRawPointer(bitPattern: ordinal + 1), nil)
  }
}
