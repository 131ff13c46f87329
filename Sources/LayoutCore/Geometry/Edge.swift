/// A logical edge of a view: leading is left in a left-to-right layout, right otherwise.
public enum Edge: UInt8, Sendable, Hashable, CaseIterable {
  case top
  case leading
  case bottom
  case trailing

  /// A set of logical edges.
  public struct Set: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The set of one edge.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]

    /// Whether the set has `edge`.
    public func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
  }
}
