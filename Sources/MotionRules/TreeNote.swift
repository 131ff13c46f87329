package import AnimationCore

/// What a front end says of a node of a tree besides what the engine has to know: how what is inside of
/// it moves when another tree takes the place of this one.
package struct TreeNote {
  /// The places around the node at which updates get another transaction, the outermost first.
  package var transactions: [TransactionRule] = []
  /// How the node and what is inside of it comes and goes.
  package var transition: TransitionValue?
  /// What tells the node, and those beside it up to the next one that has some, from other elements of
  /// the data around it.
  package var element: String?
  /// The phases that it goes through.
  package var phases: Phases?

  /// Phases of a node (T8.1).
  package struct Phases {
    /// What tells the node from others that go through phases.
    package var name: String
    package var count: Int
    /// What has it go round once when it is another one; nil if it goes round and round.
    package var trigger: String?
    /// How it gets to each of the phases.
    package var animations: [AnimationCourse?]

    package init(
      name: String,
      count: Int,
      trigger: String?,
      animations: [AnimationCourse?]
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
  }
}
