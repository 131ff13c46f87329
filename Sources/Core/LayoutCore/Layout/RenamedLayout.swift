/// A layout that stands for one of another type, whose name documents have.
package protocol RenamedLayout: Layout {
  /// The name of the other type.
  var layoutName: String { get }
}
