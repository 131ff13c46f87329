/// How a line is drawn along a path, SwiftUI's `StrokeStyle` (D4.17).
public struct StrokeValue: Sendable, Hashable {
  /// What the ends of a line look like.
  public enum Cap: String, Sendable, Hashable, CaseIterable {
    case butt
    case round
    case square
  }

  /// What the corners of a line look like.
  public enum Join: String, Sendable, Hashable, CaseIterable {
    case miter
    case round
    case bevel
  }

  /// The width, in points.
  public var lineWidth: Double
  /// The ends.
  public var lineCap: Cap
  /// The corners.
  public var lineJoin: Join
  /// How many widths a pointed corner may be long before it is cut off.
  public var miterLimit: Double
  /// The lengths of dashes and gaps in turn, in points; none for a line without gaps.
  public var dash: [Double]
  /// How far into the dashes a path begins, in points.
  public var dashPhase: Double

  /// Creates a line.
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
