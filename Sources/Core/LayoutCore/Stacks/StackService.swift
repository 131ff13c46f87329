/// The order in which a stack serves its children, as far as it does not depend on a proposal:
/// found in one walk over them.
struct StackService {
  /// Children of one priority.
  private struct Group {
    var priority: Double
    /// Whether all children are rigid but for the last one, which is no less flexible.
    var isOrdered = true
    var isRigid = true

    @inline(__always)
    mutating func include(_ flags: LayoutNode.Flags, _ axis: Axis) {
      let isLoose = !flags.contains(.rigid(axis))
      if !isRigid || (isLoose && flags.contains(.mayShrink)) { isOrdered = false }
      if isLoose { isRigid = false }
    }
  }

  private let axis: Axis
  private var first = Group(priority: .nan)
  private var second = Group(priority: .nan)
  /// The number of priorities, 3 for more than two.
  private var priorityCount = 0

  init(_ axis: Axis) { self.axis = axis }

  /// Includes the next child.
  @inline(__always)
  mutating func include(_ priority: Double, _ flags: LayoutNode.Flags) {
    if priorityCount == 0 {
      first.priority = priority
      priorityCount = 1
    }
    if priority == first.priority { return first.include(flags, axis) }
    if priorityCount == 1 {
      second.priority = priority
      priorityCount = 2
    }
    if priority == second.priority { second.include(flags, axis) } else { priorityCount = 3 }
  }

  /// The stack's flags for this service.
  var flags: LayoutNode.Flags {
    switch priorityCount {
    case ...1: first.isOrdered ? .servesAsDeclared : []
    case 2:
      first.isOrdered && second.isOrdered
        ? [.hasPriorities, .hasTwoPriorities, .servesAsDeclared]
        : [.hasPriorities, .hasTwoPriorities]
    default: .hasPriorities
    }
  }
}
