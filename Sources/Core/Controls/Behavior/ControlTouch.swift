package import LayoutCore

/// A finger on a part of a control that it uses, from where it came (T9.9).
///
/// Points are in points from the control's upper left corner.
package struct ControlTouch: Sendable {
  let control: Control
  let use: ControlUse
  /// Where the part is that was touched.
  let frame: Rect
  /// Where the finger came.
  let point: Point
  /// Where it would have come if that had moved nothing.
  let start: Point
  /// The way of what is dragged, in points; below zero where it leads to the left.
  let way: Double

  /// Whether the finger moves the control for as long as it is there.
  package var isDrag: Bool { use == .drag }

  /// The state of the control once the finger has come; nil if that changes nothing.
  package var began: Control.State? { point.x == start.x ? nil : moved(to: point) }

  /// The state of the control after a tap; nil if that changes nothing.
  package var tapped: Control.State? { isDrag ? began : ended(at: point) }

  /// The state of the control while the finger is at a point; nil if it does nothing before it is
  /// lifted.
  package func moved(to point: Point) -> Control.State? {
    guard isDrag, way != 0 else { return nil }
    return control.behavior.dragged(by: (point.x - start.x) / way)
  }

  /// The state of the control once the finger is lifted at a point; nil if lifting it there changes
  /// nothing, as where it is on the part no more.
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
