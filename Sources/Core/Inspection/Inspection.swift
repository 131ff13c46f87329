internal import AccessibilityCore
package import Drawing
package import LayoutCore

/// What overlays show of a screen: lines and labels over its picture, and a legend.
///
/// It is data like the picture, and knows nothing of how its own words are set.
package struct Inspection: Sendable {
  /// What is drawn over the picture, without words.
  package var marks: [DisplayElement] = []
  /// What is written over the picture.
  package var labels: [InspectionLabel] = []
  /// What of the picture words should not cover, in points.
  package var ink: [Rect] = []
  /// What is written beside the picture.
  package var legend: [LegendEntry] = []

  /// Creates an inspection that shows nothing.
  package init() {}

  /// Looks into a screen.
  ///
  /// - Parameters:
  ///   - result: The screen.
  ///   - overlays: What is shown of it.
  ///   - size: The size of the picture in points.
  package init(_ result: LayoutResult, _ overlays: Set<Overlay>, in size: Size) {
    let visible = Rect(origin: .zero, size: size)
    ink = RenderedFrames(result).ink(of: result, in: visible)
    // What covers most comes first.
    if overlays.contains(.safeArea) { add(safeAreaOf: result, in: visible) }
    if overlays.contains(.frames) || overlays.contains(.proposals) {
      add(
        framesOf: result,
        showsNames: overlays.contains(.frames),
        showsProposals: overlays.contains(.proposals),
        in: visible
      )
    }
    if overlays.contains(.guides) {
      result.withRoomForGuides { add(guidesOf: result, in: visible) }
    }
    if overlays.contains(.accessibility) { add(result.accessibilityTree(), in: visible) }
  }
}

extension Inspection {
  /// The width of thin lines in points.
  static let hairline = 0.75

  /// Draws the outline of an area.
  mutating func outline(
    _ path: Path,
    _ color: DisplayColor,
    width: Double = Inspection.hairline,
    dash: [Double] = []
  ) {
    marks.append(
      .stroke(
        path,
        .color(color),
        StrokeValue(lineWidth: width, lineJoin: .round, dash: dash),
        isAntialiased: true,
        .normal
      )
    )
  }

  /// Tints an area.
  mutating func tint(_ path: Path, _ color: DisplayColor, opacity: Double) {
    marks.append(
      .fill(path, .color(color.multiplyingOpacity(by: opacity)), FillValue(), .normal)
    )
  }

  /// Draws a line from one point to another.
  mutating func line(
    from start: Point,
    to end: Point,
    _ color: DisplayColor,
    width: Double = Inspection.hairline,
    dash: [Double] = []
  ) {
    var path = Path()
    path.move(to: start)
    path.addLine(to: end)
    outline(path, color, width: width, dash: dash)
  }
}

extension Double {
  /// The number with one digit after the point, if that is none of zero.
  var inspected: String {
    guard isFinite, magnitude < 1e12 else { return isNaN ? "nil" : self < 0 ? "-inf" : "inf" }
    let tenths = (self * 10).rounded() / 10
    return tenths == tenths.rounded() ? String(Int(tenths)) : "\(tenths)"
  }
}

extension Size {
  /// Width and height, as in outlines.
  var inspected: String { "\(width.inspected)×\(height.inspected)" }
}
