public import LayoutCore

private enum ContainerShapeKey: EnvironmentKey {
  static let defaultValue = AnyShape(Rectangle())
}

extension EnvironmentValues {
  var containerShape: AnyShape {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

/// The shape that `containerShape(_:)` states, a rectangle without.
public struct ContainerRelativeShape: InsettableShape {
  /// Creates the shape.
  public nonisolated init() {}

  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

  /// The shape that is smaller by points at each side.
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<ContainerRelativeShape> {
    _InsetShape(base: self, amount: amount)
  }

  /// What the engine draws.
  public nonisolated func _engineShape(in environment: EnvironmentValues) -> BasicShape {
    environment.containerShape._engineShape(in: environment)
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension View {
  /// The shape of containers inside.
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(_EnvironmentModifier("containerShape") { $0.containerShape = AnyShape(shape) })
  }
}
