/// The phase of a transition, SwiftUI's `TransitionPhase` (T6.2).
package enum ViewTransitionPhase: Sendable {
  case willAppear
  case identity
  case didDisappear
}

extension ViewTransitionPhase {
  /// Whether the view is fully inserted.
  package var isIdentity: Bool { self == .identity }

  /// −1 before insertion, 0 while it is inserted, 1 after removal.
  package var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}
