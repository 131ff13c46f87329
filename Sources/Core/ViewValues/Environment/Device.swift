/// A device: the size, scale and safe area of its screen (M10).
///
/// All lengths are in points, of the device held upright. Sizes and scales are Apple's; the insets of
/// its newest devices were seen in recordings.
public struct Device: Sendable, Hashable {
  /// The orientation of a device.
  public enum Orientation: String, Sendable, Hashable, CaseIterable {
    case portrait
    case landscape
  }

  /// The marketing name of the device.
  public var name: String
  /// The size of its screen in points.
  public var size: Size
  /// Pixels per point.
  public var displayScale: Double
  /// The top inset of its safe area, in points.
  public var topInset: Double
  /// The bottom inset of its safe area, in points, for the home indicator.
  public var bottomInset: Double
  /// The kind of device.
  public var idiom: UserInterfaceIdiom
  /// The height of its keyboard in portrait, with the bar of suggestions (M9.4); nil if unknown.
  public var keyboardHeight: Double?

  /// The size of the screen as the device is held.
  public func size(_ orientation: Orientation) -> Size {
    switch orientation {
    case .portrait: size
    case .landscape: Size(width: size.height, height: size.width)
    }
  }

  /// The safe area insets, from each edge of the screen as it is held.
  ///
  /// In landscape a phone with a notch keeps both sides free, as far as its upper edge in portrait.
  public func safeArea(_ orientation: Orientation) -> EdgeInsets {
    switch (orientation, idiom) {
    case (.portrait, _), (.landscape, .pad):
      EdgeInsets(top: topInset, leading: 0, bottom: bottomInset, trailing: 0)
    case (.landscape, .phone):
      bottomInset == 0
        ? EdgeInsets()
        : EdgeInsets(top: 0, leading: topInset, bottom: 21, trailing: topInset)
    }
  }

  /// The height of the status bar in portrait: with a Dynamic Island less than the inset (M7.2).
  public var statusBarHeight: Double { idiom == .phone ? min(topInset, 54) : topInset }

  /// The horizontal size class: compact for phones, but for the largest ones in landscape.
  public func horizontalSizeClass(_ orientation: Orientation) -> UserInterfaceSizeClass {
    switch idiom {
    case .pad: .regular
    case .phone: orientation == .landscape && size.width >= 414 ? .regular : .compact
    }
  }

  /// The vertical size class: compact for phones in landscape.
  public func verticalSizeClass(_ orientation: Orientation) -> UserInterfaceSizeClass {
    switch idiom {
    case .pad: .regular
    case .phone: orientation == .landscape ? .compact : .regular
    }
  }

  /// Sets the environment values that depend on the device.
  public func apply(to environment: inout EnvironmentValues, _ orientation: Orientation) {
    environment.displayScale = displayScale
    environment.userInterfaceIdiom = idiom
    environment.horizontalSizeClass = horizontalSizeClass(orientation)
    environment.verticalSizeClass = verticalSizeClass(orientation)
  }
}
