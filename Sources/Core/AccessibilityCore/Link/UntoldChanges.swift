/// What somebody who follows a screen does not know yet.
struct UntoldChanges {
  private enum State {
    /// Nobody follows the screen, or it has to be told as a whole.
    case all
    /// How the nodes at some positions differ.
    case some([Int: AccessibilitySnapshot.Node.Difference])
  }

  private var state = State.all

  /// Notes that a node differs from what it was.
  mutating func note(_ position: Int, _ difference: AccessibilitySnapshot.Node.Difference) {
    guard case .some(var known) = state, difference != .nothing else { return }
    state = .all
    if known[position] != .everything { known[position] = difference }
    state = .some(known)
  }

  /// Notes that a snapshot has become another one, in linear time.
  mutating func note(_ old: AccessibilitySnapshot, _ new: AccessibilitySnapshot) {
    guard case .some = state else { return }
    guard let differences = new.differences(from: old) else {
      state = .all
      return
    }
    for (position, difference) in differences { note(position, difference) }
  }

  /// What the snapshot has become; from now on nothing is untold.
  mutating func take(from snapshot: AccessibilitySnapshot) -> SnapshotChange {
    defer { state = .some([:]) }
    switch state {
    case .all: return .all(snapshot)
    case .some(let known): return SnapshotChange(known, in: snapshot)
    }
  }
}
