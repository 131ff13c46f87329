internal import CJSONC

/// The members of an object in the order of the document.
package struct JSONMembers: Sequence, IteratorProtocol {
  private var entry: UnsafeMutablePointer<lh_entry>?
  package let count: Int

  init(object: JSONValue) {
    let table = json_object_get_object(object.handle)
    entry = table?.pointee.head
    count = Int(table?.pointee.count ?? 0)
  }

  package mutating func next() -> (key: String, value: JSONValue)? {
    guard let key, let value = nextValue() else { return nil }
    return (key, value)
  }

  /// The key of the next member.
  private var key: String? {
    guard let key = entry?.pointee.k else { return nil }
    return String(cString: key.assumingMemoryBound(to: CChar.self))
  }

  /// The value of the next member, for those who can do without the key.
  mutating func nextValue() -> JSONValue? {
    guard let member = entry?.pointee else { return nil }
    entry = member.next
    return JSONValue(handle: member.v.map { OpaquePointer($0) })
  }
}
