internal import Assets

/// An image of a catalogue, as Xcode names it.
public struct ImageResource: Hashable, Sendable {
  let name: String

  /// Creates a resource of the catalogues of a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = AssetCatalogue.current.name(name, of: .image, in: BundlePlace(bundle)?.name)
  }
}
