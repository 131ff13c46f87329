/// Marks a view as the container of a shape, `containerShape(_:)`; layout only passes it on.
public struct ContainerShapeMark: ViewAnnotation {
  /// The shape.
  public let container: ContainerShape

  /// Creates a mark.
  public init(_ container: ContainerShape) { self.container = container }

  /// The name of the modifier.
  public var name: String { "containerShape" }
}

extension ViewHierarchy {
  /// The drawn shape of a view: one that follows its container gets that one's frame (D4.14).
  ///
  /// - Parameter round: Rounds the container's frame to pixels.
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
