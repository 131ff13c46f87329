package import LayoutCore

/// Finds the parts of a layout's controls that touches are on (T9.9).
package struct ControlTouches {
  private let result: LayoutResult
  private let parts: ControlParts
  /// The placed view of each control, by its position in the view tree; of several the last, which is
  /// the topmost.
  private let controls: [Int: Int]

  /// Collects the places of the controls.
  package init(_ result: LayoutResult) {
    self.result = result
    parts = ControlParts(result)
    var controls: [Int: Int] = [:]
    for view in result.views {
      if case .control = view.content { controls[view.source] = view.index }
    }
    self.controls = controls
  }

  /// Creates a touch on a control.
  ///
  /// - Parameters:
  ///   - node: The control's position in the view tree.
  ///   - point: The location of the touch, in points from the control's upper left corner.
  /// - Returns: Nil if the control has no use for it there.
  package func touch(ofControlAt node: Int, at point: Point) -> ControlTouch? {
    guard let view = controls[node].map({ result.views[$0] }),
      case .control(let control) = view.content,
      let part = usedParts(of: control, at: view).last(where: { $0.frame.contains(point) })
    else { return nil }
    var (start, way) = (point, 0.0)
    if let thumb = part.thumb {
      way = thumb.way
      // The thumb moves to a touch beside it.
      if !thumb.frame.contains(point) { start.x = thumb.frame.midX }
    }
    return ControlTouch(
      control: control,
      use: part.use,
      frame: part.frame,
      point: point,
      start: start,
      way: way
    )
  }

  /// The default point of a touch on a view, if it is a control that is not used in its middle: on
  /// its switch, its thumb, the half that increments it.
  ///
  /// - Parameter node: The position in the view tree of the control, or of a modifier of it.
  /// - Returns: The control's position, and the point in points from its upper left corner.
  package func usualPoint(at node: Int) -> (control: Int, point: Point)? {
    let view =
      controls[node].map { result.views[$0] }
      ?? result.views.last { $0.modifiers.contains { $0.source == node } }
    guard let view, case .control(let control) = view.content,
      let usual = control.behavior.usualUse,
      let part = usedParts(of: control, at: view).first(where: { $0.use == usual })
    else { return nil }
    let frame = part.thumb?.frame ?? part.frame
    return (view.source, Point(x: frame.midX, y: frame.midY))
  }

  // MARK: Parts

  /// A part of a control that handles touches, in points from the control's upper left corner.
  private struct UsedPart {
    var use: ControlUse
    var frame: Rect
    var thumb: Thumb?
  }

  /// The thumb that is dragged.
  private struct Thumb {
    var frame: Rect
    /// Its whole way, in points; negative if that goes to the left.
    var way: Double
  }

  private func usedParts(of control: Control, at view: PlacedView) -> [UsedPart] {
    let (behavior, origin) = (control.behavior, view.frame.origin)
    let placed = parts.parts(of: view.index)
    let hasSwitch = placed.contains { $0.part == .switch }
    var used: [UsedPart] = []
    for part in placed {
      // The label beside a switch handles no touches.
      if hasSwitch, part.part == .label { continue }
      guard let use = behavior.use(of: part.part) else { continue }
      var frame = part.drawnFrame
      frame.origin = Point(x: frame.minX - origin.x, y: frame.minY - origin.y)
      if let last = used.indices.last, used[last].use == use {
        used[last].frame = used[last].frame.union(frame)
      } else {
        used.append(UsedPart(use: use, frame: frame, thumb: thumb(of: control, view, in: frame)))
      }
    }
    // A toggle without a switch is a button as a whole.
    if case .toggle = control, !hasSwitch, !used.isEmpty {
      return [UsedPart(use: .press, frame: Rect(origin: .zero, size: view.frame.size))]
    }
    return used
  }

  private func thumb(of control: Control, _ view: PlacedView, in track: Rect) -> Thumb? {
    guard case .slider(let value, _) = control else { return nil }
    let size = view.environment.system.sliderThumb
    let way = max(track.width - size.width, 0)
    let width = value.range.upperBound - value.range.lowerBound
    let distance = value.with(value.value).value - value.range.lowerBound
    let fraction = width > 0 ? distance / width : 0
    let isMirrored = view.environment.layoutDirection == .rightToLeft
    let frame = Rect(
      x: track.minX + way * (isMirrored ? 1 - fraction : fraction),
      y: track.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
    return Thumb(frame: frame, way: isMirrored ? -way : way)
  }
}
