import SwiftUI

/// The content of a plot: placed marks, scales and styles.
struct PlotModel {
  let marks: [Mark]
  let placed: [PlacedMark]
  /// The size that the scales are for, in points.
  let size: CGSize
  let x: PositionScale
  let y: PositionScale
  let styles: StyleScale
  let looks: SymbolScale
  /// The least distances of marks at single values, as parts of the domains; nil for fewer than two.
  let spacing: (x: Double?, y: Double?)

  /// Creates the model, with scales for the lengths of a size's edges in points.
  init(_ marks: [Mark], _ settings: ChartSettings, size: CGSize) {
    self.marks = marks
    self.size = size
    let placed = MarkStacker(marks).placed()
    self.placed = placed
    let resolver = ScaleResolver(marks: marks, placed: placed)
    let x = resolver.scale(
      settings.xScale,
      settings.xAxis,
      isHorizontal: true,
      length: size.width
    )
    let y = resolver.scale(
      settings.yScale,
      settings.yAxis,
      isHorizontal: false,
      length: size.height
    )
    self.x = settings.scrolling.visible(of: x, isHorizontal: true)
    self.y = settings.scrolling.visible(of: y, isHorizontal: false)
    styles = StyleScale(Self.values(marks, \.styleValue), settings.styles)
    looks = SymbolScale(
      symbols: Self.values(marks, \.symbolValue),
      lines: Self.values(marks, \.lineStyleValue),
      sizes: Self.values(marks, \.symbolSizeValue),
      settings.styles
    )
    spacing = (Self.spacing(placed.map(\.x), x), Self.spacing(placed.map(\.y), y))
  }

  /// The values that decide of something, each once, in the order of the marks.
  static func values(_ marks: [Mark], _ path: KeyPath<_MarkTraits, DataValue?>) -> [_ScaleValue] {
    var known: Set<_ScaleValue> = []
    var values: [_ScaleValue] = []
    for mark in marks {
      if let value = mark.traits[keyPath: path]?.value, known.insert(value).inserted {
        values.append(value)
      }
    }
    return values
  }

  private static func spacing(_ places: [PlacedMark.Place], _ scale: PositionScale) -> Double? {
    guard scale.bandCount == 0 else { return nil }
    var fractions: [Double] = []
    for case .at(let value) in places {
      if let fraction = scale.fraction(value) { fractions.append(fraction) }
    }
    fractions.sort()
    let steps = zip(fractions.dropFirst(), fractions).map(-).filter { $0 > 1e-9 }
    return steps.min()
  }

  private init(_ other: PlotModel, _ marks: [Mark]) {
    self.marks = marks
    placed = MarkStacker(marks).placed()
    (x, y, size) = (other.x, other.y, other.size)
    (styles, looks, spacing) = (other.styles, other.looks, other.spacing)
  }

  /// Returns a model of other marks on the same scales.
  func with(_ marks: [Mark]) -> PlotModel { PlotModel(self, marks) }

  /// Returns the style of a mark.
  func style(of mark: Mark) -> AnyShapeStyle {
    if let value = mark.traits.styleValue { return styles.style(value.value) }
    return mark.traits.style ?? AnyShapeStyle(StyleScale.palette[0])
  }
}
