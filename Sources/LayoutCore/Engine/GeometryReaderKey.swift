/// A geometry reader as it is shown: a view of the tree may be shown several times, in the overlay of
/// a group for example.
struct GeometryReaderKey: Hashable {
  /// Its position in the view tree.
  var view: Int
  /// How many times it was shown before.
  var occurrence: Int
}
