/// A guide for each axis.
public struct Alignment: Sendable, Hashable {
  /// The guide that is lined up from left to right.
  public var horizontal: HorizontalAlignment
  /// The guide that is lined up from top to bottom.
  public var vertical: VerticalAlignment

  /// Creates an alignment from its guides.
  @inlinable
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
