import SwiftUI

extension ChartContent {
  /// Sets the style of marks.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    let style = AnyShapeStyle(style)
    return traits { ($0.style, $0.styleValue) = (style, nil) }
  }

  /// Sets the style of marks by a value.
  public nonisolated func foregroundStyle<D: Plottable>(by value: PlottableValue<D>)
    -> some ChartContent
  { traits { ($0.style, $0.styleValue) = (nil, value.data) } }

  /// Sets the opacity of marks.
  public nonisolated func opacity(_ opacity: Double) -> some ChartContent {
    traits { $0.opacity *= opacity }
  }

  /// Sets the radius of the corners of bars and rectangles, in points.
  public nonisolated func cornerRadius(
    _ radius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> some ChartContent { traits { $0.cornerRadius = radius } }

  /// Sets the stroke of lines.
  public nonisolated func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    traits { ($0.lineStyle, $0.lineStyleValue) = (style, nil) }
  }

  /// Sets the stroke of lines by a value.
  public nonisolated func lineStyle<D: Plottable>(by value: PlottableValue<D>)
    -> some ChartContent
  { traits { ($0.lineStyle, $0.lineStyleValue) = (nil, value.data) } }

  /// Sets the interpolation of lines between points.
  public nonisolated func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    traits { $0.interpolation = method }
  }

  /// Blurs marks by a radius, in points.
  public nonisolated func blur(radius: CGFloat) -> some ChartContent {
    traits { $0.filters.append(.blur(radius: radius)) }
  }

  /// Adds a shadow to marks; lengths in points.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent {
    traits { $0.filters.append(.shadow(color: color, radius: radius, x: x, y: y)) }
  }

  /// Aligns gradients with the plot in place of each mark.
  public nonisolated func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    traits { $0.alignsStyles = aligns }
  }

  /// Sets the drawing order of marks; higher values are above others.
  public nonisolated func zIndex(_ value: Double) -> some ChartContent {
    traits { $0.zIndex = value }
  }

  /// Clips marks to a shape in their frame.
  public nonisolated func clipShape(_ shape: some Shape, style: FillStyle = FillStyle())
    -> some ChartContent
  {
    let clip = AnyShape(shape)
    return traits { $0.clip = clip }
  }

  /// Masks marks by other content.
  public nonisolated func mask<Content: ChartContent>(
    @ChartContentBuilder content: () -> Content
  ) -> some ChartContent {
    let content = content()
    return traits { traits in
      var mask = _MarkCollector()
      content._append(to: &mask, _MarkTraits())
      traits.masks.append(mask.marks)
    }
  }
}
