extension Image {
  /// How an image fills another size.
  public enum ResizingMode: Hashable, Sendable {
    case tile
    case stretch
  }

  /// Whether an image has colours of its own.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// It is a mask for the foreground style.
    case template
    /// It has its own colours.
    case original
  }

  /// How carefully pixels are made of others.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  /// How large symbols are beside text.
  public enum Scale: Hashable, Sendable {
    case small, medium, large
  }

  /// How an image was turned when it was taken.
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
    // Images are stretched where nobody says otherwise.
    image.isTiled = resizingMode == .tile
    return image
  }

  /// The image as a mask, or in its own colours; nil for what the image itself says.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.renderingMode = renderingMode
    return image
  }

  /// How the layers of a symbol are coloured; nil for its own way.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.symbolMode = mode
    return image
  }

  /// How carefully pixels are made of others.
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
  /// Inert: pictures have the standard range.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}
