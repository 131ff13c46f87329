package import AnimationCore
package import LayoutCore

/// What a front end says of a node of a tree besides what the engine has to know: how what is inside of
/// it moves when another tree takes the place of this one.
package struct NodeAnnotations {
  /// The places around the node at which updates get another transaction, the outermost first.
  package var transactions: [TransactionRule] = []
  /// How the node and what is inside of it comes and goes.
  package var transition: TransitionValue?
  /// What tells the node, and those beside it up to the next one that has some, from other elements of
  /// the data around it.
  package var element: String?
  /// The phases that it goes through.
  package var phases: Phases?
  /// Whether other texts and pictures inside fade in; nil if it says nothing of that.
  package var fadesContent: Bool?
  /// The part that it has in a frame shared with others; such a node is a group.
  package var matched: Matched?
  /// What fingers may mean to it; such a node is a group.
  package var gesture: Gesture?
  /// What activating it changes.
  package var action: SpecStateChange?
  /// Of a canvas: what is to be said of the nodes of each symbol, by their positions in its tree.
  package var symbols: [[Int: NodeAnnotations]] = []

  /// A part in a frame that nodes share (T6.10).
  package struct Matched: Equatable, Sendable {
    /// What tells the frame from others.
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

  /// What fingers may mean to a node (T9.7).
  package struct Gesture: Sendable {
    package var gesture: SpecGesture
    package var priority: SpecGesture.Priority
    /// Whether it counts itself.
    package var isEnabled: Bool
    /// Whether those of views inside count.
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

  /// Phases of a node (T8.1).
  package struct Phases {
    /// What tells the node from others that go through phases.
    package var name: String
    package var count: Int
    /// What has it go round once when it is another one; nil if it goes round and round.
    package var trigger: String?
    /// How it gets to each of the phases.
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

  /// Whether anything inside may begin to move although the update has no animation.
  package var movesByItself: Bool {
    !transactions.isEmpty || phases != nil || transition?.hasOwnAnimation == true
      || symbols.contains { $0.values.contains(where: \.movesByItself) }
  }

  /// What goes through phases here, and in the symbols of a canvas.
  package var phaseNames: [String] {
    (phases.map { [$0.name] } ?? []) + symbols.flatMap { $0.values.flatMap(\.phaseNames) }
  }
}
