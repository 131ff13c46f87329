public import ViewValues

/// The options for drawing a layout.
public struct DrawingOptions: Sendable {
  /// The background of all views.
  public enum Background: Sendable, Hashable {
    /// The system's background on a screen or window, nothing elsewhere (D9.4).
    case window
    /// No background.
    case none
    /// A colour.
    case color(ColorValue)
  }

  /// The background of all views.
  public var background = Background.window
  /// Pixels per point; nil for the scene's.
  public var scale: Double?
  /// The size of the picture in points; nil for the window's.
  public var size: Size?
  /// Whether the list says which view each of its elements draws (``DisplayList/viewPaths``).
  public var namesViews = false
  /// The source of images and colours.
  package var resources: any DrawingResources = NoResources()

  /// Creates the default options: the window's background at the scene's scale.
  public init() {}
}
