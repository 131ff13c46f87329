public import LayoutCore
public import ViewGraph

private enum ContainerShapeKey: EnvironmentKey {
  static var defaultValue: ContainerShape? { nil }
}

extension EnvironmentValues {
  var containerShape: ContainerShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

/// The container's shape that `containerShape(_:)` sets, inset by the view's distance from the
/// container (D4.14); a rectangle without one.
public struct ContainerRelativeShape: InsettableShape {
  /// Creates the shape.
  public nonisolated init() {}

  /// Returns the outline in a rectangle without a container.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

  /// Returns the shape inset on each side, in points.
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<ContainerRelativeShape> {
    _InsetShape(base: self, amount: amount)
  }

  /// Returns the shape for drawing.
  public nonisolated func _engineShape(in environment: EnvironmentValues) -> BasicShape {
    environment.containerShape.map { .relative(to: $0) } ?? .rectangle
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension View {
  /// Sets the container shape of the view, which each ``ContainerRelativeShape`` inside follows.
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(_ContainerShapeModifier(shape: shape))
  }
}

/// Sets the container shape of a view.
public struct _ContainerShapeModifier<Container: InsettableShape> {
  let shape: Container
}

extension _ContainerShapeModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    var environment = EnvironmentValues(node.inputs.environment)
    let container = ContainerShape(shape._engineShape(in: environment))
    environment.containerShape = container
    var inputs = node.inputs
    inputs.environment = environment.graph
    node.setOutput(.modifier(.annotation(ContainerShapeMark(container), bringsViews: false)))
    node.updateChildren(inputs, base)
  }
}
