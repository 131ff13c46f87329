/// The style of a line along a path, SwiftUI's `StrokeStyle` (D4.17).
public struct StrokeValue: Sendable, Hashable {
  /// The shape of a line's ends.
  public enum Cap: String, Sendable, Hashable, CaseIterable {
    case butt
    case round
    case square
  }

  /// The shape of a line's corners.
  public enum Join: String, Sendable, Hashable, CaseIterable {
    case miter
    case round
    case bevel
  }

  /// The width, in points.
  public var lineWidth: Double
  /// The shape of the ends.
  public var lineCap: Cap
  /// The shape of the corners.
  public var lineJoin: Join
  /// The length at which a pointed corner is cut off, in line widths.
  public var miterLimit: Double
  /// The lengths of dashes and gaps in turn, in points; none for a line without gaps.
  public var dash: [Double]
  /// The offset into the dashes at which a path begins, in points.
  public var dashPhase: Double

  /// Creates a stroke style.
  public init(
    lineWidth: Double = 1,
    lineCap: Cap = .butt,
    lineJoin: Join = .miter,
    miterLimit: Double = 10,
    dash: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
