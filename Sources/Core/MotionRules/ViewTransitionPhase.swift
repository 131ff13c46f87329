/// How far a view that comes or goes is (T6.2).
package enum ViewTransitionPhase: Sendable {
  case willAppear
  case identity
  case didDisappear
}

extension ViewTransitionPhase {
  /// Whether the view is there.
  package var isIdentity: Bool { self == .identity }

  /// −1 before the view is there, 1 afterwards.
  package var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}
