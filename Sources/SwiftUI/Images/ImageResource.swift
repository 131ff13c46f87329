/// An image of a catalogue, as Xcode names it.
public struct ImageResource: Hashable, Sendable {
  let name: String

  /// Creates a resource.
  ///
  /// Bundles have no say: all catalogues lie beside the sources.
  public init(name: String, bundle: Bundle) { self.name = name }
}
