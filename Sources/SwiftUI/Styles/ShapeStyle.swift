public import LayoutCore
public import ViewGraph

/// What shapes, texts and surfaces are painted with.
public protocol ShapeStyle: Sendable {
  /// What the style is in an environment.
  associatedtype Resolved: ShapeStyle = Never
  /// What the style is in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
  /// What the engine paints with.
  func _paint(in environment: EnvironmentValues) -> StyleValue
}

extension ShapeStyle {
  /// What the engine paints with.
  public func _paint(in environment: EnvironmentValues) -> StyleValue {
    resolve(in: environment)._paint(in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  /// What the style is in an environment.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("a style of the framework's own is what it is")
  }
}

extension Never: ShapeStyle {
  /// What the engine paints with.
  public func _paint(in environment: EnvironmentValues) -> StyleValue { switch self {} }
}

/// A style that is a view as well, which shows nothing else.
@MainActor @preconcurrency
public protocol _StyleView: ShapeStyle, _PrimitiveView {}

extension _StyleView {
  /// Says what the engine has for the node, and what is inside of it.
  public func _update(_ node: GraphNode) {
    node.setOutput(.content(.color(_paint(in: EnvironmentValues(node.inputs.environment)))))
  }
}
