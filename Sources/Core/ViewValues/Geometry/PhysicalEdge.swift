/// An edge as seen on screen, whatever the layout direction.
public enum PhysicalEdge: UInt8, Sendable, Hashable, CaseIterable {
  case top
  case left
  case bottom
  case right

  /// The side on which `edge` lies in a layout of the given direction.
  public init(_ edge: Edge, in direction: LayoutDirection) {
    switch (edge, direction) {
    case (.top, _): self = .top
    case (.bottom, _): self = .bottom
    case (.leading, .leftToRight), (.trailing, .rightToLeft): self = .left
    case (.trailing, .leftToRight), (.leading, .rightToLeft): self = .right
    }
  }
}
