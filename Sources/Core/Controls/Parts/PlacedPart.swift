public import LayoutCore

/// A part of a control at its place.
public struct PlacedPart: Sendable, Hashable {
  /// The part.
  public var part: ControlPart
  /// The view of the part, or one of them, by its position among `LayoutResult.views`.
  public var view: Int
  /// The view's frame in points from the scene's top left corner, before effects.
  public var frame: Rect
  /// The drawn frame: a switch is drawn beyond the trailing edge of its frame (M3.1).
  public var drawnFrame: Rect

  init(_ part: ControlPart, view: Int, frame: Rect) {
    self.part = part
    self.view = view
    self.frame = frame
    drawnFrame = frame
  }
}
