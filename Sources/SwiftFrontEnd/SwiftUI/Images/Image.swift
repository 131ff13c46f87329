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

extension Image {
  /// The way an image fills another size: tiled or stretched.
  public enum ResizingMode: Hashable, Sendable {
    case tile
    case stretch
  }

  /// The use of an image: with its own colours, or as a mask.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// A mask for the foreground style.
    case template
    /// The image's own colours.
    case original
  }

  /// The quality of interpolation when an image is scaled.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  /// The size of symbols beside text.
  public enum Scale: Hashable, Sendable {
    case small, medium, large
  }

  /// The orientation of an image's pixels.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  /// The range of brightness of an image.
  public enum DynamicRange: Hashable, Sendable {
    case standard, constrainedHigh, high
  }

  /// The image in any size.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.capInsets = capInsets
    // The default is to stretch.
    image.isTiled = resizingMode == .tile
    return image
  }

  /// Sets whether the image is a mask or has its own colours; nil for the asset's setting.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.renderingMode = renderingMode
    return image
  }

  /// Sets the rendering of the symbol's layers; nil for its default.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.symbolMode = mode
    return image
  }

  /// Sets the quality of interpolation when the image is scaled.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.interpolation = interpolation
    return image
  }

  /// Whether edges are smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    var image = self
    image.isAntialiased = isAntialiased
    return image
  }

  /// The range of brightness.
  ///
  /// Inert: images have the standard range.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

extension Image {
  /// Creates an image of pixels with an accessibility label (V11.7).
  ///
  /// - Parameter scale: The count of pixels in a point.
  public init(
    _ cgImage: CGImage,
    scale: CGFloat,
    orientation: Orientation = .up,
    label: Text
  ) {
    self.init(cgImage, scale, orientation)
    self.label = label
  }

  /// Creates an image of pixels that says nothing.
  ///
  /// - Parameter scale: The count of pixels in a point.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(cgImage, scale, orientation)
    isDecorative = true
  }

  private init(_ cgImage: CGImage, _ scale: CGFloat, _ orientation: Orientation) {
    let scale = ViewWarning.scale(scale)
    let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
    let drawn = cgImage._image?._drawn(in: CGSize(width: width, height: height))
    if orientation == .up, let drawn {
      self = drawn
      return
    }
    if orientation == .up, let data = cgImage._data {
      self.init(_bytes: data, size: CGSize(width: width, height: height))
      return
    }
    switch orientation {
    case .up, .upMirrored, .down, .downMirrored:
      self.init(size: CGSize(width: width, height: height))
    case .left, .leftMirrored, .right, .rightMirrored:
      self.init(size: CGSize(width: height, height: width))
    }
  }
}
