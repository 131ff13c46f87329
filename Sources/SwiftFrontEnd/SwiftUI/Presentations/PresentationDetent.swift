internal import LayoutCore
public import ViewGraph

/// A height at which a sheet may rest.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(CustomDetent)
  }

  private let kind: Kind

  /// About half of the screen.
  public static let medium = PresentationDetent(kind: .medium)
  /// The full height of a sheet.
  public static let large = PresentationDetent(kind: .large)

  /// A fraction of the full height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  /// A custom height.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(kind: .custom(CustomDetent(type: type)))
  }

  /// Returns the detent for the engine on a screen of a height, in points.
  func engine(in height: Double, _ environment: EnvironmentValues) -> LayoutCore.PresentationDetent
  {
    switch kind {
    case .custom(let detent):
      let context = Context(maxDetentValue: CGFloat(height), environment: environment)
      // A detent without a height is none: the sheet is as high as it can be.
      return detent.type.height(in: context).map { .height(Double($0)) } ?? .large
    case .medium: return .medium
    case .large: return .large
    case .fraction(let fraction): return .fraction(min(Double(fraction), 1))
    case .height(let height): return .height(Double(height))
    }
  }

  /// Returns the approximate height on a screen of a height, to find the lowest detent.
  func height(in height: Double, _ environment: EnvironmentValues) -> Double {
    switch kind {
    case .medium: height / 2
    case .large: height
    case .fraction(let fraction): height * Double(fraction)
    case .height(let points): Double(points)
    case .custom:
      if case .height(let points) = engine(in: height, environment) { points } else { height }
    }
  }
}

extension PresentationDetent {
  /// The context that a custom detent computes its height from.
  @dynamicMemberLookup
  public struct Context {
    /// The greatest height that a sheet may have, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    /// A value that the sheet inherits.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }
}

/// The type of a custom detent.
private struct CustomDetent: Hashable, Sendable {
  // A type, which nothing changes.
  nonisolated(unsafe) let type: any CustomPresentationDetent.Type

  static func == (first: CustomDetent, second: CustomDetent) -> Bool { first.type == second.type }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}

/// A custom height of sheets.
public protocol CustomPresentationDetent {
  /// The context that a height is computed from.
  typealias Context = PresentationDetent.Context

  /// The height in points; nil to be no detent.
  static func height(in context: Context) -> CGFloat?
}

/// Sets the detents of the sheet around a view.
public struct _DetentsModifier {
  let detents: Set<PresentationDetent>
  let selection: Binding<PresentationDetent>?
}

extension _DetentsModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    let selected = node.reading { selection?.wrappedValue }
    let kept = node.remember { KeptValue(DetentChoice(detents: detents, selected: selected)) }
    let choice = DetentChoice(detents: detents, selected: selected)
    if kept.value != choice { node.graph.noteRestructured() }
    kept.value = choice
    node.setOutput(.modifier(EnvironmentPassthrough.modifier("presentationDetents")))
    node.updateChildren(node.inputs, base)
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    let height = emitter.builder.controlEnvironment.sceneSize.height
    if let detent = (node.memory as? KeptValue<DetentChoice>)?.value.detent(
      in: height,
      node.environment
    ) {
      let engine = detent.engine(in: height, node.environment)
      emitter.builder.prefer(.presentationDetent(engine))
    }
    node.emitOutput(into: &emitter)
  }
}

/// The detents of a sheet, and the selected one.
private struct DetentChoice: Equatable {
  let detents: Set<PresentationDetent>
  let selected: PresentationDetent?

  /// The one selected, or else the lowest on a screen of a height.
  func detent(in height: Double, _ environment: EnvironmentValues) -> PresentationDetent? {
    selected
      ?? detents.min { $0.height(in: height, environment) < $1.height(in: height, environment) }
  }
}

extension View {
  /// Sets the detents of the sheet around the view; it opens at the lowest.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>
  ) -> some View {
    modifier(_DetentsModifier(detents: detents, selection: nil))
  }

  /// Sets the detents of the sheet around the view, and the selected one.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>,
    selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(_DetentsModifier(detents: detents, selection: selection))
  }

  /// Sets the visibility of the drag indicator of the sheet around the view.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    preferring("presentationDragIndicator", visibility) {
      [.presentationLook(PresentationLook(hasDragIndicator: $0.isWanted))]
    }
  }
}
