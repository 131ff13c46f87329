internal import AccessibilityCore
package import Drawing
package import LayoutCore

/// The overlays of a screen: lines and labels over its picture, and a legend.
///
/// It is data like the picture, and does not lay out its words.
package struct Inspection: Sendable {
  /// The marks over the picture, without words.
  package var marks: [DisplayElement] = []
  /// The labels over the picture.
  package var labels: [InspectionLabel] = []
  /// The parts of the picture that labels should not cover, in points.
  package var ink: [Rect] = []
  /// The legend beside the picture.
  package var legend: [LegendEntry] = []

  /// Creates an empty inspection.
  package init() {}

  /// Inspects a screen.
  ///
  /// - Parameters:
  ///   - result: The screen.
  ///   - overlays: The overlays to show.
  ///   - size: The size of the picture in points.
  package init(_ result: LayoutResult, _ overlays: Set<Overlay>, in size: Size) {
    let visible = Rect(origin: .zero, size: size)
    ink = RenderedFrames(result).ink(of: result, in: visible)
    // The overlay that covers most comes first.
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
  /// The number with one digit after the point, unless it is 0.
  var inspected: String {
    guard isFinite, magnitude < 1e12 else { return isNaN ? "nil" : self < 0 ? "-inf" : "inf" }
    let tenths = (self * 10).rounded() / 10
    return tenths == tenths.rounded() ? String(Int(tenths)) : "\(tenths)"
  }
}

extension Size {
  /// Width and height, for outlines.
  var inspected: String { "\(width.inspected)×\(height.inspected)" }
}
