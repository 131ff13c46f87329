internal import LayoutCore

// Painting ink.

extension SymbolPainter {
  /// Draws content with some ink cut out of it.
  mutating func without(
    _ ink: [DrawingSymbol.Ink],
    thicker factor: Double = 1,
    _ builder: inout DisplayListBuilder,
    _ draw: (inout SymbolPainter, inout DisplayListBuilder) -> Void
  ) {
    var group = DisplayGroup()
    group.hasMask = true
    group.isMaskInverse = true
    builder.writer.begin(group)
    draw(&self, &builder)
    builder.writer.mask()
    for ink in ink {
      switch ink {
      case .area(let path), .rim(let path):
        builder.writer.add(.fill(path, .color(.black), FillValue(), .normal))
      case .line(let path), .fineLine(let path):
        builder.writer.add(
          .stroke(path, .color(.black), stroke(ink, factor), isAntialiased: true, .normal)
        )
      }
    }
    builder.writer.end()
  }

  func draw(
    _ ink: [DrawingSymbol.Ink],
    _ part: SymbolPart,
    _ builder: inout DisplayListBuilder
  ) {
    let (style, opacity) = style(of: part)
    var state = state
    state.opacity *= opacity
    for ink in ink {
      switch ink {
      case .area(let path):
        builder.fill(path, style, in: bounds, FillValue(), environment, view, state)
      case .rim(let path):
        var group = DisplayGroup()
        group.clip = DisplayGroup.Clip(path)
        builder.writer.begin(group)
        builder.stroke(
          path,
          style,
          in: bounds,
          StrokeValue(lineWidth: 2 * line),
          isAntialiased: true,
          environment,
          view,
          state
        )
        builder.writer.end()
      case .line(let path), .fineLine(let path):
        builder.stroke(
          path,
          style,
          in: bounds,
          stroke(ink),
          isAntialiased: true,
          environment,
          view,
          state
        )
      }
    }
  }

  private func stroke(_ ink: DrawingSymbol.Ink, _ factor: Double = 1) -> StrokeValue {
    var width = line * factor
    if case .fineLine = ink { width /= 2 }
    return StrokeValue(lineWidth: width, lineCap: .round, lineJoin: .round)
  }

  /// The style of a part: the levels of a palette, the first one fainter, or its multicolour colour
  /// (D7.10).
  private func style(of part: SymbolPart) -> (StyleValue, opacity: Double) {
    switch environment.drawing.symbolRenderingMode {
    case .palette: return (.level(part.isSecond ? .secondary : .primary), 1)
    case .hierarchical: return (.level(.primary), part.isSecond ? 0.5 : 1)
    case .multicolor:
      let own = SymbolColors.color(of: part, named: name)
      return (own.map { .color(.system($0)) } ?? .level(.primary), 1)
    case .monochrome, nil: return (.level(.primary), 1)
    }
  }
}

extension TextFont.Weight {
  /// The factor of a symbol's line thickness, by weight (D7.12).
  var lineFactor: Double {
    switch self {
    case .ultraLight: 0.4
    case .thin: 0.55
    case .light: 0.8
    case .regular: 1
    case .medium: 1.15
    case .semibold: 1.3
    case .bold: 1.5
    case .heavy: 1.7
    case .black: 1.95
    }
  }
}
