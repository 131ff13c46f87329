package import LayoutCore
package import MotionRules

/// How a view comes and goes, as its modifier knows it (T6.1).
@MainActor
package protocol ViewTransition: AnyObject {
  /// Whether the view comes and goes at once.
  var isIdentity: Bool { get }

  /// Whether it moves even if nothing around it does (T6.6).
  var hasOwnAnimation: Bool { get }

  /// Brings what is done to the view into a phase, which moves it there if it is in another one.
  func enter(_ phase: ViewTransitionPhase)

  /// The nodes of what is done to the view, the outermost first.
  var effects: [GraphNode] { get }

  /// The node of the transition, whose container modifiers are those of it that have a say in layout;
  /// nil if there are none.
  var layoutNode: GraphNode? { get }

  /// What has a say in layout in the phase that the view is in, the outermost first (T6.7).
  var layoutModifiers: [ModifierContent] { get }
}

extension ViewTransition {
  /// Nothing has a say in layout.
  package var layoutNode: GraphNode? { nil }

  /// Nothing has a say in layout.
  package var layoutModifiers: [ModifierContent] { [] }

  /// Whether leaving changes the layout inside of the view.
  var laysOut: Bool { layoutNode.map { $0.containerModifiers != layoutModifiers } ?? false }
}

/// The key by which views tell the container around them how they come and go (V5.10).
package enum ViewTransitionTrait {
  package static let key = ObjectIdentifier(ViewTransitionTrait.self)
}
