internal import Assets
internal import LayoutCore

/// An image of the asset catalogue, a symbol, or pixels.
public struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case named(String)
    case symbol(String)
    /// Pixels of the user's, by their size in points.
    case sized(Size)
    /// Pixels of the user's, with their bytes.
    case loaded(LoadedImage, Size)
    /// An image that code draws.
    case drawn(DrawnImage)

    /// Creates an image of a bundle's asset catalogue.
    init(named name: String, in bundle: Bundle?) {
      let place = BundlePlace(bundle)?.name
      self = .named(AssetCatalogue.current.name(name, of: .image, in: place))
    }
  }

  let source: Source
  var isDecorative = false
  /// The accessibility label; nil for the image's name.
  var label: Text?
  var capInsets: EdgeInsets?
  /// The rendering mode; nil for that of the image asset.
  var renderingMode: TemplateRenderingMode?
  /// Whether it fills another size by standing there many times.
  var isTiled = false
  /// The interpolation and antialiasing; nil for the defaults.
  var interpolation: Interpolation?
  var isAntialiased: Bool?
  var symbolMode: SymbolRenderingMode?
  /// `true` if the image is mirrored in right-to-left layout.
  private(set) var flips = false
  /// `true` if the image's node has its symbol or bytes as an annotation.
  var isAnnotated = false

  init(_ source: Source) { self.source = source }

  /// Returns the image, mirrored in right-to-left layout.
  public func _flippedForRightToLeftLayoutDirection() -> Image {
    var image = self
    image.flips = true
    return image
  }

  /// Removes the mirroring; false if there is none.
  mutating func takeFlip() -> Bool {
    defer { flips = false }
    return flips
  }

  /// Creates an image of pixels that live elsewhere.
  ///
  /// - Parameter size: The size that they are shown in, in points.
  init(size: CGSize) {
    self.init(.sized(Size(width: Double(size.width), height: Double(size.height))))
  }

  /// Creates an image of a size that a closure draws (D7.25).
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - label: The accessibility label.
  ///   - opaque: Whether it begins black.
  ///   - colorMode: The colour space of blending.
  public init(
    size: CGSize,
    label: Text? = nil,
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    let points = Size(width: Double(size.width), height: Double(size.height))
    let drawn = DrawnImage(
      size: points,
      isOpaque: opaque,
      mixing: colorMode.engine,
      draw: renderer
    )
    self.init(.drawn(drawn))
    self.label = label
  }

  /// Creates an image of the asset catalogue (V11.7).
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(Source(named: name, in: bundle))
  }

  /// Creates an image of the asset catalogue with an accessibility label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(Source(named: name, in: bundle))
    self.label = label
  }

  /// Creates an image of the asset catalogue.
  ///
  /// Inert: the value does not affect the size.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(Source(named: name, in: bundle))
  }

  /// Creates an image of the asset catalogue.
  ///
  /// Inert: the value does not affect the size.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
  }

  /// Creates an image of the asset catalogue that says nothing.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(Source(named: name, in: bundle))
    isDecorative = true
  }

  /// Creates an image of the asset catalogue that says nothing.
  ///
  /// Inert: the value does not affect the size.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
  }

  /// Creates an image of a resource.
  public init(_ resource: ImageResource) { self.init(.named(resource.name)) }

  /// Creates a symbol of the system.
  public init(systemName: String) { self.init(.symbol(systemName)) }

  /// Creates a symbol of the system.
  ///
  /// Inert: the value does not affect the size.
  public init(systemName: String, variableValue: Double?) { self.init(.symbol(systemName)) }
}
