internal import LayoutCore

/// The appearance of a stroked path: width, caps, joins and dashes.
public struct StrokeStyle: Equatable, Hashable, Sendable, Animatable {
  /// The width, in points.
  public var lineWidth: CGFloat
  /// The ends.
  public var lineCap: CGLineCap
  /// The corners.
  public var lineJoin: CGLineJoin
  /// The maximum length of a mitered join before it is beveled, in line widths.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn, in points.
  public var dash: [CGFloat]
  /// The offset of the dashes at the path's start, in points.
  public var dashPhase: CGFloat

  /// Creates a stroke style.
  public init(
    lineWidth: CGFloat = 1,
    lineCap: CGLineCap = .butt,
    lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [CGFloat](),
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  var engine: StrokeValue {
    StrokeValue(
      lineWidth: max(Double(lineWidth), 0),
      lineCap: lineCap.engine,
      lineJoin: lineJoin.engine,
      miterLimit: Double(miterLimit),
      dash: dash.map { Double($0) },
      dashPhase: Double(dashPhase)
    )
  }

  /// The data that animations interpolate.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      (miterLimit, dashPhase) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// The shape of the ends of a line.
public enum CGLineCap: Int32, Hashable, Sendable {
  case butt
  case round
  case square

  var engine: StrokeValue.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

/// The shape of the joins of a line.
public enum CGLineJoin: Int32, Hashable, Sendable {
  case miter
  case round
  case bevel

  var engine: StrokeValue.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}

/// The filling of a path: its fill rule and antialiasing.
public struct FillStyle: Equatable, Sendable {
  /// `true` for the even-odd rule.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  public var isAntialiased: Bool

  /// Creates a fill style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }

  var engine: FillValue { FillValue(isEOFilled: isEOFilled, isAntialiased: isAntialiased) }
}
