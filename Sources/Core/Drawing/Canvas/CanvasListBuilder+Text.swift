internal import LayoutCore

/// A text drawn by a renderer, with the styles of its runs.
struct PaintedText {
  let text: DrawnText
  let look: TextAppearance
  let state: DrawingState
}

extension CanvasListBuilder {
  /// Draws characters of the text at their laid-out places (D8.6).
  mutating func glyphs(
    _ part: DrawnText.Part,
    _ opacity: Double,
    _ mode: DisplayBlendMode
  ) {
    guard let text, text.text.lines.indices.contains(part.line) else { return }
    let line = text.text.lines[part.line]
    var runs = line.line.runs
    if let run = part.run {
      guard runs.indices.contains(run) else { return }
      runs = [part.glyphs.map { runs[run].part($0) } ?? runs[run]]
    }
    if opacity != 1 || mode != .normal {
      var group = DisplayGroup()
      group.isComposited = true
      group.opacity = opacity
      group.blendMode = mode
      builder.writer.begin(group)
    }
    for run in runs {
      builder.draw(run, from: line.origin, line.metrics, text.look, view, text.state)
    }
    if opacity != 1 || mode != .normal { builder.writer.end() }
  }
}
