internal import LayoutCore
public import ViewGraph

/// A kind of glass.
public struct Glass: Equatable, Sendable {
  /// The appearance of the glass over its background.
  private enum Kind {
    case regular
    case clear
    case identity
  }

  private var kind: Kind
  private var tint: Color?
  private var isInteractive = false

  private init(_ kind: Kind) { self.kind = kind }

  /// Regular glass.
  public static let regular = Glass(.regular)
  /// Glass that is more transparent.
  public static let clear = Glass(.clear)
  /// No glass.
  public static let identity = Glass(.identity)

  /// The glass with a tint.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// The glass that follows fingers.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }
}

extension Glass {
  /// The fill of the glass shape.
  nonisolated var style: StyleValue {
    switch kind {
    case .regular: .material(.glass)
    case .clear: .material(.clearGlass)
    case .identity: .color(.system(.clear))
    }
  }

  /// Returns the fill over it: four fifths of the tint (D2.21).
  nonisolated func tintStyle(in environment: EnvironmentValues) -> StyleValue {
    guard let tint, kind != .identity else { return .color(.system(.clear)) }
    return .color(tint.value(in: environment)).multiplyingOpacity(by: 0.8)
  }
}

/// The default shape of glass: a capsule.
public struct DefaultGlassEffectShape: Shape {
  /// Creates the shape.
  public nonisolated init() {}

  /// Returns the path in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Views whose glass would merge, which is not drawn here.
public struct GlassEffectContainer<Content: View> {
  private let content: Content

  /// Creates a container with a spacing, in points.
  public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension GlassEffectContainer: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    node.updateChildren(node.inputs) { Content._append(content, to: &$0) }
  }
}

/// The transition of a glass effect in a glass effect container.
public struct GlassEffectTransition: Hashable, Sendable {
  private let number: Int
  /// No transition.
  public static let identity = GlassEffectTransition(number: 0)
  /// Morphs from the glass of the same id.
  public static let matchedGeometry = GlassEffectTransition(number: 1)
  /// Materializes.
  public static let materialize = GlassEffectTransition(number: 2)
}

extension View {
  /// Sets the identity of the view's glass for transitions.
  ///
  /// Inert: glass does not merge here.
  public nonisolated func glassEffectID(
    _ id: (some Hashable & Sendable)?,
    in namespace: Namespace.ID
  ) -> some View { self }

  /// Merges the glass of several views.
  ///
  /// Inert: glass does not merge here.
  public nonisolated func glassEffectUnion(
    id: (some Hashable & Sendable)?,
    namespace: Namespace.ID
  ) -> some View { self }

  /// Sets the transition of the view's glass effect.
  ///
  /// Inert: glass does not merge here.
  public nonisolated func glassEffectTransition(
    _ transition: GlassEffectTransition
  ) -> some View { self }

  /// Extends the view, mirrored, behind its surroundings.
  ///
  /// Inert: it is drawn in its frame.
  public nonisolated func backgroundExtensionEffect() -> some View { self }

  /// Extends the view, mirrored, behind its surroundings.
  ///
  /// Inert: it is drawn in its frame.
  public nonisolated func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
}

extension View {
  /// Puts glass in a shape behind the view (D2.21); touches have no effect on it.
  public nonisolated func glassEffect<S: Shape>(
    _ glass: Glass = .regular,
    in shape: S = DefaultGlassEffectShape()
  ) -> some View {
    // The tint is nearer to the view than the glass.
    modifier(
      _StyledModifier { environment in
        .backgroundShape(glass.tintStyle(in: environment), shape._engineShape(in: environment))
      }
    )
    .modifier(
      _StyledModifier { environment in
        .backgroundShape(glass.style, shape._engineShape(in: environment))
      }
    )
  }
}
