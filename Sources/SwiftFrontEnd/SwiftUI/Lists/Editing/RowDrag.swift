internal import LayoutCore
internal import ViewGraph

/// A finger that takes a row by its handle and lets it go on another one (V10.31).
@MainActor
final class RowDrag: GestureRecognizing {
  let precedence = GesturePrecedence.beforeInner
  let hidesInner = false
  let deadline: Double? = nil
  private let tells: (Phase) -> Void
  private var untold: Phase?

  /// The phase of a drag of the row.
  enum Phase {
    /// A finger is on its handle.
    case began
    /// It is let go, at a point of the screen in points.
    case ended(Point)
    /// It stays where it is.
    case cancelled
  }

  /// Creates a drag.
  ///
  /// - Parameter tells: Is told what becomes of the row.
  init(_ tells: @escaping (Phase) -> Void) { self.tells = tells }

  func receive(_ event: GestureEvent) -> GestureProgress {
    switch event {
    case .touch(let finger):
      switch finger.phase {
      case .began:
        untold = .began
        return .active
      case .moved: return .active
      case .ended:
        untold = .ended(finger.globalLocation)
        return .ended
      }
    case .time: return .possible
    case .cancel:
      untold = .cancelled
      return .failed
    case .tap, .magnify, .rotate: return .failed
    }
  }

  func tell() {
    guard let phase = untold else { return }
    untold = nil
    tells(phase)
  }

  func forget() { untold = nil }
}
