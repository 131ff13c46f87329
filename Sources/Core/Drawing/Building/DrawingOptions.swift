public import ViewValues

/// How a layout is drawn.
public struct DrawingOptions: Sendable {
  /// What is behind all views.
  public enum Background: Sendable, Hashable {
    /// The system's background on a screen or window, nothing elsewhere (D9.4).
    case window
    /// Nothing.
    case none
    /// A colour.
    case color(ColorValue)
  }

  /// What is behind all views.
  public var background = Background.window
  /// Pixels per point; nil for the scene's.
  public var scale: Double?
  /// The size of the picture in points; nil for the window's.
  public var size: Size?
  /// Where images and colours come from.
  package var resources: any DrawingResources = NoResources()

  /// The window's background, and nothing else that is unusual.
  public init() {}
}
