internal import CATSPI

/// The error argument of libatspi's calls.
typealias ErrorPointer = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>

/// Makes a call of libatspi, and throws the error that it reports.
func call<Result>(_ body: (ErrorPointer) -> Result) throws(BusError) -> Result {
  var error: UnsafeMutablePointer<GError>?
  let result = body(&error)
  guard let error else { return result }
  defer { g_error_free(error) }
  throw .call(error.pointee.message.map { String(cString: $0) } ?? "unknown error")
}

/// The text of a string that the caller has to free; empty for none.
func taken(_ string: UnsafeMutablePointer<CChar>?) -> String {
  guard let string else { return "" }
  defer { g_free(string) }
  return String(cString: string)
}

/// The value behind a pointer that the caller has to free.
func taken<Value>(_ pointer: UnsafeMutablePointer<Value>?) -> Value? {
  guard let pointer else { return nil }
  defer { g_free(pointer) }
  return pointer.pointee
}

/// The elements of an array that the caller has to free, but not the memory to which they point.
func taken<Element>(
  _ array: UnsafeMutablePointer<GArray>?,
  of type: Element.Type
) -> [Element] {
  guard let array else { return [] }
  defer { g_array_free(array, 1) }
  guard let data = array.pointee.data else { return [] }
  let count = Int(array.pointee.len)
  return data.withMemoryRebound(to: type, capacity: count) {
    Array(UnsafeBufferPointer(start: $0, count: count))
  }
}

/// The pointers of an array that the caller has to free, but not the memory to which they point.
func taken<Element>(
  _ array: UnsafeMutablePointer<GPtrArray>?,
  of type: UnsafeMutablePointer<Element>.Type
) -> [UnsafeMutablePointer<Element>] {
  guard let array else { return [] }
  defer { g_ptr_array_free(array, 1) }
  guard let pointers = array.pointee.pdata else { return [] }
  return (0..<Int(array.pointee.len)).compactMap {
    pointers[$0]?.assumingMemoryBound(to: Element.self)
  }
}

/// The texts of a table from string to string that the caller has to release.
func taken(_ table: OpaquePointer?) -> [String: String] {
  guard let table else { return [:] }
  defer { g_hash_table_unref(table) }
  var result: [String: String] = [:]
  var iterator = GHashTableIter()
  g_hash_table_iter_init(&iterator, table)
  var key: gpointer?
  var value: gpointer?
  while g_hash_table_iter_next(&iterator, &key, &value) != 0 {
    guard let key, let value else { continue }
    result[String(cString: key.assumingMemoryBound(to: CChar.self))] =
      String(cString: value.assumingMemoryBound(to: CChar.self))
  }
  return result
}

/// GLib's name for a number of an enumeration, such as `has-popup`; nil if it has none.
func nickname(of number: Int, in type: GType) -> String? {
  guard let enumeration = g_type_class_ref(type) else { return nil }
  defer { g_type_class_unref(enumeration) }
  let value = g_enum_get_value(
    enumeration.assumingMemoryBound(to: GEnumClass.self),
    gint(clamping: number)
  )
  return value?.pointee.value_nick.map { String(cString: $0) }
}
