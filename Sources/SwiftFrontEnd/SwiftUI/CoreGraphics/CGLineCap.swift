internal import LayoutCore

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
