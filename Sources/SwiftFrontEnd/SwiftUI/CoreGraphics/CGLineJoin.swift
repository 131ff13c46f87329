internal import LayoutCore

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
