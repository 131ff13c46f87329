package import LayoutCore

/// The transition of a view, made by its modifier (T6.1).
@MainActor
package protocol ViewTransition: AnyObject {
  /// Whether the view appears and disappears at once.
  var isIdentity: Bool { get }

  /// Whether it animates even without an animation around it (T6.6).
  var hasOwnAnimation: Bool { get }

  /// Moves the effects to a phase, animated if they are in another one.
  func enter(_ phase: ViewTransitionPhase)

  /// The nodes of the effects, the outermost first.
  var effects: [GraphNode] { get }

  /// The node of the transition, whose container modifiers are those that take part in layout; nil
  /// if there are none.
  var layoutNode: GraphNode? { get }

  /// The modifiers that take part in layout in the current phase, the outermost first (T6.7).
  var layoutModifiers: [ModifierContent] { get }
}

extension ViewTransition {
  /// The default: no modifier takes part in layout.
  package var layoutNode: GraphNode? { nil }

  /// The default: no modifier takes part in layout.
  package var layoutModifiers: [ModifierContent] { [] }

  /// Whether removal changes the layout inside of the view.
  var laysOut: Bool { layoutNode.map { $0.containerModifiers != layoutModifiers } ?? false }
}

/// The key by which views pass their transition to the container around them (V5.10).
package enum ViewTransitionTrait {
  package static let key = ObjectIdentifier(ViewTransitionTrait.self)
}
