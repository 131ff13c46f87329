internal import Assets
internal import LayoutCore

extension Color {
  /// Creates a system colour by UIKit's name for it, or else one of the asset catalogue.
  public init(_named name: String) { self.init(ColorValue(named: name)) }

  /// The name by which a colour of a bundle's catalogues is found.
  public static func _name(_ name: String, in bundle: Bundle?) -> String {
    AssetCatalogue.current.name(name, of: .color, in: BundlePlace(bundle)?.name)
  }
}

extension Image {
  /// Creates an image of the user's pixels.
  ///
  /// - Parameter size: The size that they are shown in, in points.
  public init(_size size: CGSize) { self.init(size: size) }

  /// Creates an image of the bytes of a file.
  public init(_bytes bytes: Data, size: CGSize) {
    let points = Size(width: Double(size.width), height: Double(size.height))
    self.init(.loaded(LoadedImage.of(Array(bytes)), points))
  }

  /// Returns the size of an image in the asset catalogue, in points; nil if there is none of the
  /// name.
  public static func _size(named name: String) -> CGSize? {
    switch AssetCatalogue.current.image(name, for: EnvironmentValues().assetTraits) {
    case .picture(let picture)?: CGSize(width: picture.size.width, height: picture.size.height)
    // A symbol of the catalogue scales with the text beside it, as the system's do.
    case .symbol?: CGSize(width: 20, height: 20)
    case nil: nil
    }
  }

  /// Creates an image of the asset catalogue by the name that ``_name(_:in:)`` has found.
  public init(_found name: String) { self.init(.named(name)) }

  /// Returns the image with an accessibility label.
  public func _labelled(_ label: Text) -> Image {
    var image = self
    image.label = label
    return image
  }

  /// The name by which an image of a bundle's catalogues is found.
  public static func _name(_ name: String, in bundle: Bundle?) -> String {
    AssetCatalogue.current.name(name, of: .image, in: BundlePlace(bundle)?.name)
  }

  /// Returns the data of a data set in the asset catalogue; nil if there is none of the name.
  public static func _data(named name: String, in bundle: Bundle? = nil) -> Data? {
    let name = AssetCatalogue.current.name(name, of: .data, in: BundlePlace(bundle)?.name)
    return AssetCatalogue.current.data(name, for: EnvironmentValues().assetTraits)
      .flatMap { FileManager.default.contents(atPath: $0) }
  }
}

extension ImageResource {
  /// The name in the catalogue.
  public var _name: String { name }
}

extension ColorResource {
  /// The name in the catalogue.
  public var _name: String { name }
}

/// An image of a catalogue, as Xcode names it.
public struct ImageResource: Hashable, Sendable {
  let name: String

  /// Creates a resource of the catalogues of a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = AssetCatalogue.current.name(name, of: .image, in: BundlePlace(bundle)?.name)
  }
}

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
