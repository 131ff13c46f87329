internal import Assets
internal import LayoutCore

/// A colour of a catalogue, as Xcode names it.
public struct ColorResource: Hashable, Sendable {
  let name: String

  /// Creates a resource of the catalogues of a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = AssetCatalogue.current.name(name, of: .color, in: BundlePlace(bundle)?.name)
  }
}

extension Color {
  /// Creates a colour of a resource.
  public init(_ resource: ColorResource) {
    self.init(ColorValue(.asset(resource.name)))
  }
}
