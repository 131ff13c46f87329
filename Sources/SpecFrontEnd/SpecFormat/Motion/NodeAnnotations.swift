package import AnimationCore
package import LayoutCore

/// A front end's annotations of a tree's node beyond its content: the animations and gestures of
/// its views when another tree replaces this one.
package struct NodeAnnotations {
  /// The transaction modifiers around the node, the outermost first.
  package var transactions: [TransactionRule] = []
  /// The transition of the node and its content.
  package var transition: TransitionValue?
  /// The identity of the data element that makes the node, and those beside it up to the next one
  /// with an identity.
  package var element: String?
  /// The phases of its `phaseAnimator`.
  package var phases: Phases?
  /// Whether changed texts and pictures inside crossfade; nil if it does not set that.
  package var fadesContent: Bool?
  /// Its `matchedGeometryEffect`; such a node is a group.
  package var matched: Matched?
  /// The gesture of the node; such a node is a group.
  package var gesture: Gesture?
  /// The state change by activating it.
  package var action: SpecStateChange?
  /// For a canvas: the annotations of the nodes of each symbol, by their positions in its tree.
  package var symbols: [[Int: NodeAnnotations]] = []

  /// A `matchedGeometryEffect`: a part in a frame that nodes share (T6.10).
  package struct Matched: Equatable, Sendable {
    /// The identity of the shared frame.
    package var name: String
    package var isSource: Bool
    package var anchor: UnitPoint
    package var matchesPosition: Bool
    package var matchesSize: Bool

    package init(
      name: String,
      isSource: Bool,
      anchor: UnitPoint,
      matchesPosition: Bool,
      matchesSize: Bool
    ) {
      self.name = name
      self.isSource = isSource
      self.anchor = anchor
      self.matchesPosition = matchesPosition
      self.matchesSize = matchesSize
    }
  }

  /// A gesture on a node (T9.7).
  package struct Gesture: Sendable {
    package var gesture: SpecGesture
    package var priority: SpecGesture.Priority
    /// Whether the gesture is enabled.
    package var isEnabled: Bool
    /// Whether gestures of views inside are enabled.
    package var allowsInner: Bool

    package init(
      _ gesture: SpecGesture,
      priority: SpecGesture.Priority,
      isEnabled: Bool,
      allowsInner: Bool
    ) {
      (self.gesture, self.priority) = (gesture, priority)
      (self.isEnabled, self.allowsInner) = (isEnabled, allowsInner)
    }
  }

  /// The phases of a node (T8.1).
  package struct Phases {
    /// The identity of the node among those with phases.
    package var name: String
    package var count: Int
    /// The value whose change runs the phases once; nil if they repeat.
    package var trigger: String?
    /// The animation to each of the phases.
    package var animations: [ResolvedAnimation?]

    package init(
      name: String,
      count: Int,
      trigger: String?,
      animations: [ResolvedAnimation?]
    ) {
      self.name = name
      self.count = count
      self.trigger = trigger
      self.animations = animations
    }
  }

  package init() {}

  /// Whether anything inside may animate although the update has no animation.
  package var movesByItself: Bool {
    !transactions.isEmpty || phases != nil || transition?.hasOwnAnimation == true
      || symbols.contains { $0.values.contains(where: \.movesByItself) }
  }

  /// The identities of nodes with phases here, and in the symbols of a canvas.
  package var phaseNames: [String] {
    (phases.map { [$0.name] } ?? []) + symbols.flatMap { $0.values.flatMap(\.phaseNames) }
  }
}
