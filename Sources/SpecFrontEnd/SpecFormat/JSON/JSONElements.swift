internal import CJSONC

/// The elements of an array.
package struct JSONElements: RandomAccessCollection {
  private let array: OpaquePointer?

  package let startIndex = 0
  package let endIndex: Int

  init(array: JSONValue) {
    self.array = array.handle
    endIndex = array.kind == .array ? Int(json_object_array_length(array.handle)) : 0
  }

  package subscript(index: Int) -> JSONValue {
    precondition(indices.contains(index), "an array has no such element")
    return JSONValue(handle: json_object_array_get_idx(array, index))
  }
}
