package import ViewValues

/// A style resolved for one area.
package struct ResolvedStyle: Sendable, Hashable {
  /// A paint or a material.
  package enum Paint: Sendable, Hashable {
    case paint(DisplayPaint)
    case material(MaterialFilter)
  }

  /// The paint or material.
  package var paint: Paint
  /// The opacity of a material; paints have their own.
  package var opacity = 1.0
  /// The blending with its backdrop (D2.19).
  package var blendMode = BlendMode.normal
  /// Its shadows, the outermost last (D2.18).
  package var shadows: [ShadowValue] = []

  package init(_ paint: Paint) { self.paint = paint }

  init(_ color: DisplayColor) { paint = .paint(.color(color)) }

  /// The style without its shadows and blend mode, which the picture around has.
  var plain: ResolvedStyle {
    var style = self
    style.shadows = []
    style.blendMode = .normal
    return style
  }

  /// The style with its opacity multiplied.
  func multiplyingOpacity(by factor: Double) -> ResolvedStyle {
    var style = self
    switch paint {
    case .paint(let paint): style.paint = .paint(paint.multiplyingOpacity(by: factor))
    case .material: style.opacity *= factor
    }
    return style
  }
}
