package import ViewValues

/// A style as it paints one area.
package struct ResolvedStyle: Sendable, Hashable {
  /// What paints.
  package enum Paint: Sendable, Hashable {
    case paint(DisplayPaint)
    case material(MaterialFilter)
  }

  /// What paints.
  package var paint: Paint
  /// How opaque a material is; paints are so themselves.
  package var opacity = 1.0
  /// How it meets what lies behind it (D2.19).
  package var blendMode = BlendMode.normal
  /// Its shadows, the outermost last (D2.18).
  package var shadows: [ShadowValue] = []

  package init(_ paint: Paint) { self.paint = paint }

  init(_ color: DisplayColor) { paint = .paint(.color(color)) }

  /// The style without its shadows and its mode, which are those of the picture around.
  var plain: ResolvedStyle {
    var style = self
    style.shadows = []
    style.blendMode = .normal
    return style
  }

  /// The style, fainter by a factor.
  func multiplyingOpacity(by factor: Double) -> ResolvedStyle {
    var style = self
    switch paint {
    case .paint(let paint): style.paint = .paint(paint.multiplyingOpacity(by: factor))
    case .material: style.opacity *= factor
    }
    return style
  }
}
