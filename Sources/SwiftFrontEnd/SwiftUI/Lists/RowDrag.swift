internal import LayoutCore
internal import ViewGraph

/// A drag of a row by its handle to another row (V10.31).
@MainActor
final class RowDrag: GestureRecognizing {
  let precedence = GesturePrecedence.beforeInner
  let hidesInner = false
  let deadline: Double? = nil
  private let tells: (Phase) -> Void
  private var untold: Phase?

  /// The phase of a drag of the row.
  enum Phase {
    /// The drag has begun.
    case began
    /// The drag has ended at a point of the screen, in points.
    case ended(Point)
    /// The drag was cancelled.
    case cancelled
  }

  /// Creates a drag.
  ///
  /// - Parameter tells: Called with the phases of the drag.
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

/// The edit controls of a row in a list that is edited (M6.3).
struct RowControlView {
  let control: RowControl
  let requests: RequestHandlers
}

extension RowControlView: _PrimitiveView {
  func _update(_ node: GraphNode) {
    node.setOutput(.content(.control(.rowControl(control))))
    node.requests = requests
  }

  func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    emitter.control(.rowControl(control), of: node)
  }
}
