internal import LayoutCore
public import ViewGraph

/// Draws text in a custom way.
public protocol TextRenderer: Animatable {
  /// Draws a text that is laid out.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

  /// Returns the size of a text, in points.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// The insets by which the drawing may exceed the frame, in points.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// The size of the text without the renderer.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  /// No insets.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer may measure.
public struct TextProxy {
  let measure: (ProposedViewSize) -> CGSize

  /// Returns the size of the text, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

extension View {
  /// Sets a custom renderer of texts inside (D8.6).
  public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(_TextRendererModifier(renderer: renderer))
  }
}

/// Sets the renderer of texts inside.
public struct _TextRendererModifier<Renderer: TextRenderer> {
  let renderer: Renderer
}

extension _TextRendererModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    node.graph.noteSaid(TextRendererKey.name)
    var environment = EnvironmentValues(node.inputs.environment)
    environment[TextRendererKey.self] = renderer
    var inputs = node.inputs
    inputs.environment = environment.graph
    node.setOutput(.inPlace)
    node.updateChildren(inputs, base)
  }
}

private enum TextRendererKey: EnvironmentKey {
  static var defaultValue: (any TextRenderer)? { nil }
  static var name: ObjectIdentifier { ObjectIdentifier(TextRendererKey.self) }
}

extension GraphNode {
  /// The renderer of the node's text; nil for the default.
  var textRenderer: (any TextRenderer)? {
    // Most screens have many texts and no renderer.
    guard graph.maySay(TextRendererKey.name) else { return nil }
    return EnvironmentValues(inputs.environment)[TextRendererKey.self]
  }
}

/// The layout of a text with the size of its renderer.
struct RenderedTextLayout: Layout {
  let renderer: any TextRenderer

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    guard let text = subviews.first else { return .zero }
    return renderer.sizeThatFits(
      proposal: proposal,
      text: TextProxy { text.sizeThatFits($0) }
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}

/// A value that parts of a text carry for who draws them.
public protocol TextAttribute {}

/// A value that a text carries.
///
/// Safe to share although the value need not be: it is immutable, and only read by renderers.
final class TextMark: Equatable, @unchecked Sendable {
  let value: any TextAttribute
  private let isSame: (any TextAttribute) -> Bool

  init<T: TextAttribute>(_ value: T) {
    self.value = value
    isSame = { other in (other as? T).map { areSame(value, $0) } ?? false }
  }

  static func == (first: TextMark, second: TextMark) -> Bool {
    first === second || first.isSame(second.value)
  }
}
