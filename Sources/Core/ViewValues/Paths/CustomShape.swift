/// A custom shape of the program's, drawn by a closure.
public struct CustomShape: Sendable, Hashable {
  /// The name of the type, for exports.
  public var typeName: String
  /// The outline in a rectangle, in points, as it is in a left-to-right layout.
  public var path: ByIdentity<@Sendable (Rect) -> Path>
  /// The size that the shape answers to a proposal, in points; nil for that of a rectangle.
  public var size: ByIdentity<@Sendable (ProposedViewSize) -> Size>?
  /// The shape inset by points; nil for one that cannot be inset.
  public var inset: ByIdentity<@Sendable (Double) -> BasicShape>?
  /// The front end's data for remaking the shape during animations; nil if nothing in it animates.
  public var source: ByIdentity<any Sendable>?
  /// The container whose shape it follows; nil if it follows none (D4.14).
  package var container: ContainerShape?
  /// The shape for a place of that container; nil for the container's shape, inset.
  package var following: ByIdentity<@Sendable (Rect) -> BasicShape>?

  /// Creates a shape.
  public init(
    _ typeName: String,
    path: @escaping @Sendable (Rect) -> Path,
    size: (@Sendable (ProposedViewSize) -> Size)? = nil,
    inset: (@Sendable (Double) -> BasicShape)? = nil,
    source: (any Sendable)? = nil
  ) {
    self.typeName = typeName
    self.path = ByIdentity(path)
    self.size = size.map { ByIdentity($0) }
    self.inset = inset.map { ByIdentity($0) }
    self.source = source.map { ByIdentity($0) }
  }
}
