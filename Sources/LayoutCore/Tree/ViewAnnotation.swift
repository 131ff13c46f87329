/// Something that a modifier says about a view and that layout carries along without reading it.
public protocol ViewAnnotation: Sendable {
  /// The name of the modifier.
  var name: String { get }
}
