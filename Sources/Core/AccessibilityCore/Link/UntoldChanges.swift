/// The changes of which a screen's observer has not been told.
struct UntoldChanges {
  private enum State {
    /// The screen has no observer, or has to be reported as a whole.
    case all
    /// The differences of nodes, by their positions.
    case some([Int: AccessibilitySnapshot.Node.Difference])
  }

  private var state = State.all

  /// Notes that a node has changed.
  mutating func note(_ position: Int, _ difference: AccessibilitySnapshot.Node.Difference) {
    guard case .some(var known) = state, difference != .nothing else { return }
    state = .all
    if known[position] != .everything { known[position] = difference }
    state = .some(known)
  }

  /// Notes the differences of two snapshots, in linear time.
  mutating func note(_ old: AccessibilitySnapshot, _ new: AccessibilitySnapshot) {
    guard case .some = state else { return }
    guard let differences = new.differences(from: old) else {
      state = .all
      return
    }
    for (position, difference) in differences { note(position, difference) }
  }

  /// Returns the change of the snapshot, and starts collecting anew.
  mutating func take(from snapshot: AccessibilitySnapshot) -> SnapshotChange {
    defer { state = .some([:]) }
    switch state {
    case .all: return .all(snapshot)
    case .some(let known): return SnapshotChange(known, in: snapshot)
    }
  }
}
