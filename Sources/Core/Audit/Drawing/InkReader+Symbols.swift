internal import Drawing
internal import LayoutCore

extension InkReader {
  /// The points in each direction at which a symbol is looked at.
  private static let points = 12

  /// The contrast of symbols to what is around them, by the positions of their views.
  func symbols(of facts: AuditFacts) -> [Int: TextInk] {
    var inks: [Int: TextInk] = [:]
    for (index, view) in facts.views.enumerated() {
      guard case .symbol = view.kind, facts.shows(index), let visible = view.visibleFrame,
        visible.width > max(view.frame.width - 0.5, 2),
        visible.height > max(view.frame.height - 0.5, 2)
      else { continue }
      inks[index] = ink(of: view.frame)
    }
    return inks
  }

  /// The contrast of a rectangle's most different point to its surroundings.
  private func ink(of frame: Rect) -> TextInk {
    var ink = TextInk(bounds: frame)
    let around = frame.insetBy(dx: -1.5, dy: -1.5)
    let steps = painter.steps(in: around, text: -1)
    let corners = [
      Point(x: around.minX, y: around.minY), Point(x: around.maxX, y: around.minY),
      Point(x: around.minX, y: around.maxY), Point(x: around.maxX, y: around.maxY),
    ].map { painter.color(at: $0, among: steps, covering: nil) }
    if let doubt = corners.compactMap(\.doubt).first {
      ink.doubt = doubt
      return ink
    }
    guard corners.dropFirst().allSatisfy({ $0.contrast(to: corners[0]) < 1.05 }) else {
      ink.doubt = "it stands on several colors"
      return ink
    }
    for row in 0..<InkReader.points {
      for column in 0..<InkReader.points {
        let point = Point(
          x: frame.minX + (Double(column) + 0.5) / Double(InkReader.points) * frame.width,
          y: frame.minY + (Double(row) + 0.5) / Double(InkReader.points) * frame.height
        )
        let color = painter.color(at: point, among: steps, covering: nil)
        if let doubt = color.doubt {
          ink.doubt = doubt
          return ink
        }
        let ratio = color.contrast(to: corners[0])
        guard ratio > ink.contrast?.ratio ?? 1.01 else { continue }
        ink.contrast = TextInk.Contrast(
          ratio: ratio,
          letters: color.display.hex,
          background: corners[0].display.hex,
          isOfSystem: palette.isOfSystem(color.display, on: corners[0].display),
          isOnDark: corners[0].isDark
        )
      }
    }
    return ink
  }
}
