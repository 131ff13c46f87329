/// A colour of a catalogue, as Xcode names it.
public struct ColorResource: Hashable, Sendable {
  let name: String

  /// Creates a resource.
  ///
  /// Bundles have no say: all catalogues lie beside the sources.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Color {
  /// Creates a colour of a resource.
  public init(_ resource: ColorResource) { self.init(resource.name) }
}
