internal import ViewGraph

/// A finger that takes a row by its handle and lets it go on another one (V10.31).
@MainActor
final class RowDrag: GestureRecognizing {
  let precedence = GesturePrecedence.beforeInner
  let hidesInner = false
  let deadline: Double? = nil
  /// Moves the row to where it was let go, in points from the top of the screen.
  private let drop: (Double) -> Void
  private var dropped: Double?

  init(_ drop: @escaping (Double) -> Void) { self.drop = drop }

  func receive(_ event: GestureEvent) -> GestureProgress {
    switch event {
    case .touch(let finger):
      switch finger.phase {
      case .began, .moved: return .active
      case .ended:
        dropped = finger.globalLocation.y
        return .ended
      }
    case .time: return .possible
    case .tap, .magnify, .rotate, .cancel: return .failed
    }
  }

  func tell() {
    guard let place = dropped else { return }
    dropped = nil
    drop(place)
  }

  func forget() { dropped = nil }
}
