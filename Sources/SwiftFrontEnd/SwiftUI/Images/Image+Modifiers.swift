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
