public import LayoutCore
public import ViewGraph

/// A colour, gradient or material to draw shapes, texts and surfaces with.
public protocol ShapeStyle: Sendable {
  /// The type of the style in an environment.
  associatedtype Resolved: ShapeStyle = Never
  /// Returns the style in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
  /// Returns the style for drawing.
  func _paint(in environment: EnvironmentValues) -> StyleValue
}

extension ShapeStyle {
  /// Returns the style for drawing.
  public func _paint(in environment: EnvironmentValues) -> StyleValue {
    resolve(in: environment)._paint(in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  /// Returns the style in an environment.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("a style of the framework's own is what it is")
  }
}

extension Never: ShapeStyle {
  /// Returns the style for drawing.
  public func _paint(in environment: EnvironmentValues) -> StyleValue { switch self {} }
}

/// A style that is a view as well, which shows nothing else.
@MainActor @preconcurrency
public protocol _StyleView: ShapeStyle, _PrimitiveView {}

extension _StyleView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    node.setOutput(.content(.color(_paint(in: EnvironmentValues(node.inputs.environment)))))
  }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// Creates a type-erased style.
  public init<S: ShapeStyle>(_ style: S) { self.style = style }

  /// Returns the style for drawing.
  public func _paint(in environment: EnvironmentValues) -> StyleValue {
    style._paint(in: environment)
  }
}
