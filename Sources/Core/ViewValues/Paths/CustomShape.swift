/// A shape of a type that the engine does not know.
public struct CustomShape: Sendable, Hashable {
  /// The name of the type, by which exports call the shape.
  public var typeName: String
  /// The outline in a rectangle, in points, as it is in a left-to-right layout.
  public var path: ByIdentity<@Sendable (Rect) -> Path>
  /// The size that the shape answers to a proposal, in points; nil for what a rectangle answers.
  public var size: ByIdentity<@Sendable (ProposedViewSize) -> Size>?
  /// The shape inset by points; nil for one that cannot be.
  public var inset: ByIdentity<@Sendable (Double) -> BasicShape>?
  /// What the front end makes the shape anew from while it moves; nil if nothing of it does.
  public var source: ByIdentity<any Sendable>?
  /// The container whose shape it follows; nil if it follows none (D4.14).
  package var container: ContainerShape?
  /// The shape for where that container is; nil for the container's own shape, inset.
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
