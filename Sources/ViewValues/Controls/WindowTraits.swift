/// What bars and presentations have to know of the window that they are built for.
public struct WindowTraits: Sendable, Hashable {
  /// The size in points.
  public var size: Size
  /// What the device covers; physical, `leading` is left. Without the edges that something else
  /// lies between: the content of a sheet has none at its top.
  public var safeArea: EdgeInsets
  /// How much of the window the keyboard covers, in points.
  public var keyboardHeight: Double
  /// The kind of device.
  public var idiom: UserInterfaceIdiom

  /// Creates the traits of a window; without arguments those of an iPhone 13 without insets.
  public init(
    size: Size = Size(width: 390, height: 844),
    safeArea: EdgeInsets = EdgeInsets(),
    keyboardHeight: Double = 0,
    idiom: UserInterfaceIdiom = .phone
  ) {
    self.size = size
    self.safeArea = safeArea
    self.keyboardHeight = keyboardHeight
    self.idiom = idiom
  }

  /// Whether there is little height, as on a phone that lies on its side.
  public var hasCompactHeight: Bool { idiom == .phone && size.width > size.height }
}
