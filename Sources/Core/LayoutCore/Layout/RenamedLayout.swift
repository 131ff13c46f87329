/// A layout that stands for one of another type, whose name is used in documents.
package protocol RenamedLayout: Layout {
  /// The name of the other type.
  var layoutName: String { get }
}
