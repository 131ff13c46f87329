// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIImage {
  /// The configuration of a symbol.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    // Constants.
    let pointSize: CGFloat?
    let weight: SymbolWeight
    let scale: SymbolScale
    let colors: [UIColor]

    init(
      _ pointSize: CGFloat?,
      _ weight: SymbolWeight = .unspecified,
      _ scale: SymbolScale = .unspecified,
      colors: [UIColor] = []
    ) {
      self.pointSize = pointSize
      (self.weight, self.scale, self.colors) = (weight, scale, colors)
    }

    public convenience init(pointSize: CGFloat) { self.init(pointSize, .unspecified) }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize, weight)
    }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize, weight, scale)
    }
    public convenience init(scale: SymbolScale) { self.init(nil, .unspecified, scale) }
    public convenience init(weight: SymbolWeight) { self.init(nil, weight) }
    public convenience init(textStyle: UIFont.TextStyle) { self.init(textStyle.size) }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(textStyle.size, .unspecified, scale)
    }
    public convenience init(font: UIFont) { self.init(font.pointSize) }
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(font.pointSize, .unspecified, scale)
    }
    public convenience init(hierarchicalColor: UIColor) {
      self.init(nil, colors: [hierarchicalColor])
    }
    public convenience init(paletteColors: [UIColor]) { self.init(nil, colors: paletteColors) }
    public class var preferringMulticolor: SymbolConfiguration {
      SymbolConfiguration(nil, .unspecified)
    }
    public class var unspecified: SymbolConfiguration { SymbolConfiguration(nil, .unspecified) }

    /// Returns the other configuration, with this one's values where it has none.
    public func applying(_ other: Configuration) -> SymbolConfiguration {
      guard let other = other as? SymbolConfiguration else { return self }
      return SymbolConfiguration(
        other.pointSize ?? pointSize,
        other.weight == .unspecified ? weight : other.weight,
        other.scale == .unspecified ? scale : other.scale,
        colors: other.colors.isEmpty ? colors : other.colors
      )
    }

    /// The font that a symbol scales with.
    var font: Font {
      let weight: Font.Weight =
        switch weight {
        case .unspecified, .regular: .regular
        case .ultraLight: .ultraLight
        case .thin: .thin
        case .light: .light
        case .medium: .medium
        case .semibold: .semibold
        case .bold: .bold
        case .heavy: .heavy
        case .black: .black
        }
      return .system(size: pointSize ?? 17, weight: weight)
    }

    /// The scale beside text.
    var imageScale: Image.Scale {
      switch scale {
      case .default, .unspecified, .medium: .medium
      case .small: .small
      case .large: .large
      }
    }
  }

  /// The size in which the image is shown: a symbol's follows its font.
  @MainActor
  func shownSize(_ preferred: SymbolConfiguration?) -> CGSize {
    guard case .symbol = source else { return size }
    let symbol = configuration ?? preferred
    let view = image.font(symbol?.font ?? .system(size: 17))
      .imageScale(symbol?.imageScale ?? .medium)
    return _ViewMeasure.size(of: view, in: .unspecified)
  }
}
