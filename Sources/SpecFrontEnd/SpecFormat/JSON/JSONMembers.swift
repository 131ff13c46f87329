internal import CJSONC

/// The members of an object in the order of the document.
package struct JSONMembers: Sequence, IteratorProtocol {
  /// Up to how many members it is faster to look at each than to look one up by its hash.
  static let few = 16

  private var entry: UnsafeMutablePointer<lh_entry>?
  package let count: Int

  init(object: JSONValue) {
    let table = json_object_get_object(object.handle)
    entry = table?.pointee.head
    count = Int(table?.pointee.count ?? 0)
  }

  package mutating func next() -> (key: String, value: JSONValue)? {
    nextMember().map { ($0.key.string, $0.value) }
  }

  /// The next member, for those who need no string for its key.
  mutating func nextMember() -> (key: JSONKey, value: JSONValue)? {
    guard let member = entry?.pointee, let key = member.k else { return nil }
    entry = member.next
    return (JSONKey(key), JSONValue(handle: member.v.map { OpaquePointer($0) }))
  }

  /// The value of the next member, for those who can do without the key.
  mutating func nextValue() -> JSONValue? {
    guard let member = entry?.pointee, member.k != nil else { return nil }
    entry = member.next
    return JSONValue(handle: member.v.map { OpaquePointer($0) })
  }
}
