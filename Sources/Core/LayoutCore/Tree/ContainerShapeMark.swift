/// Says that a view is the container of a shape, `containerShape(_:)`; layout carries it along.
public struct ContainerShapeMark: ViewAnnotation {
  /// The shape.
  public let container: ContainerShape

  /// Marks a container.
  public init(_ container: ContainerShape) { self.container = container }

  /// The name of the modifier.
  public var name: String { "containerShape" }
}

extension ViewHierarchy {
  /// A shape as it is drawn for a view: one that follows its container knows where that is (D4.14).
  ///
  /// - Parameter round: Brings the container's frame onto pixels.
  package func shape(
    _ shape: BasicShape,
    of view: Int,
    _ round: (Rect) -> Rect
  ) -> BasicShape {
    guard let container = shape.container else { return shape }
    var next: Int? = view
    while let index = next {
      for modifier in views[index].modifiers {
        if case .annotation(let annotation, _)? = modifier.content,
          (annotation.value as? ContainerShapeMark)?.container == container
        {
          return shape.following(round(modifier.frame))
        }
      }
      next = views[index].parent
    }
    return shape
  }
}
