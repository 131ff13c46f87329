public import LayoutCore

/// A part of a control where it has been placed.
public struct PlacedPart: Sendable, Hashable {
  /// What it is of the control.
  public var part: ControlPart
  /// The view that it is, or is one of its views, by its position among ``LayoutResult/views``.
  public var view: Int
  /// The view's frame in points from the scene's top left corner, before effects.
  public var frame: Rect
  /// Where it is drawn: a switch is drawn beyond the trailing edge of its frame (M3.1).
  public var drawnFrame: Rect

  init(_ part: ControlPart, view: Int, frame: Rect) {
    self.part = part
    self.view = view
    self.frame = frame
    drawnFrame = frame
  }
}
