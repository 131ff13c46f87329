/// A device that shows screens: how large they are, and what of them it covers (M10).
///
/// All lengths are in points, of the device held upright. Sizes and scales are Apple's; the insets of
/// its newest devices were seen in recordings.
public struct Device: Sendable, Hashable {
  /// How a device is held.
  public enum Orientation: String, Sendable, Hashable, CaseIterable {
    case portrait
    case landscape
  }

  /// What Apple calls it.
  public var name: String
  /// The size of its screen in points.
  public var size: Size
  /// Pixels per point.
  public var displayScale: Double
  /// How far its safe area is from the upper edge.
  public var topInset: Double
  /// How far it is from the lower edge, for the mark that leads home.
  public var bottomInset: Double
  /// Which kind of device it is.
  public var idiom: UserInterfaceIdiom
  /// How high its keyboard is in portrait, with the bar of suggestions (M9.4); nil where that is not
  /// known.
  public var keyboardHeight: Double?

  /// The size of the screen as the device is held.
  public func size(_ orientation: Orientation) -> Size {
    switch orientation {
    case .portrait: size
    case .landscape: Size(width: size.height, height: size.width)
    }
  }

  /// What the device covers, from each edge of the screen as it is held.
  ///
  /// On its side a phone with a notch keeps both sides free, as far as its upper edge upright.
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

  /// The height of the status bar upright: with a Dynamic Island it is less than the inset (M7.2).
  public var statusBarHeight: Double { idiom == .phone ? min(topInset, 54) : topInset }

  /// How much room there is sideways: a phone has little, but for the largest ones on their side.
  public func horizontalSizeClass(_ orientation: Orientation) -> UserInterfaceSizeClass {
    switch idiom {
    case .pad: .regular
    case .phone: orientation == .landscape && size.width >= 414 ? .regular : .compact
    }
  }

  /// How much room there is upright: a phone on its side has little.
  public func verticalSizeClass(_ orientation: Orientation) -> UserInterfaceSizeClass {
    switch idiom {
    case .pad: .regular
    case .phone: orientation == .landscape ? .compact : .regular
    }
  }

  /// What of an environment the device decides.
  public func apply(to environment: inout EnvironmentValues, _ orientation: Orientation) {
    environment.displayScale = displayScale
    environment.userInterfaceIdiom = idiom
    environment.horizontalSizeClass = horizontalSizeClass(orientation)
    environment.verticalSizeClass = verticalSizeClass(orientation)
  }
}
