/// A guide for each axis.
public struct Alignment: Sendable, Hashable {
  /// The guide on which views are aligned horizontally.
  public var horizontal: HorizontalAlignment
  /// The guide on which views are aligned vertically.
  public var vertical: VerticalAlignment

  /// Creates an alignment from its guides.
  @inlinable
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
