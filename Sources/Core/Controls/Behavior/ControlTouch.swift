package import LayoutCore

/// A touch on a part of a control that handles it, from where it began (T9.9).
///
/// Points are in points from the control's upper left corner.
package struct ControlTouch: Sendable {
  let control: Control
  let use: ControlUse
  /// The frame of the touched part.
  let frame: Rect
  /// The point at which the touch began.
  let point: Point
  /// The starting point with which a touch there would have moved nothing.
  let start: Point
  /// The whole way of the dragged part, in points; negative if it goes to the left.
  let way: Double

  /// Whether the touch drags the control as long as it lasts.
  package var isDrag: Bool { use == .drag }

  /// The state of the control after the touch has begun; nil if that changes nothing.
  package var began: Control.State? { point.x == start.x ? nil : moved(to: point) }

  /// The state of the control after a tap; nil if that changes nothing.
  package var tapped: Control.State? { isDrag ? began : ended(at: point) }

  /// The state of the control while the touch is at a point; nil if it has no effect before it
  /// ends.
  package func moved(to point: Point) -> Control.State? {
    guard isDrag, way != 0 else { return nil }
    return control.behavior.dragged(by: (point.x - start.x) / way)
  }

  /// The state of the control after the touch has ended at a point; nil if that changes nothing, as
  /// outside of the part.
  package func ended(at point: Point) -> Control.State? {
    guard frame.contains(point) else { return nil }
    return switch use {
    case .press: control.behavior.pressed()
    case .step(let direction): control.behavior.stepped(by: direction)
    case .choose(let index): control.behavior.chosen(at: index)
    case .drag: nil
    }
  }
}
