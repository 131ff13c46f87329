internal import LayoutCore

/// What the corners of a line look like.
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
