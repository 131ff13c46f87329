internal import Controls
internal import LayoutCore

extension View {
  /// Inert but for the environment: indicators do not affect layout.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(
      _EnvironmentModifier("scrollIndicators") {
        if axes.contains(.vertical) { $0.verticalScrollIndicatorVisibility = visibility }
        if axes.contains(.horizontal) { $0.horizontalScrollIndicatorVisibility = visibility }
      }
    )
  }

  /// Inert: indicators do not affect layout.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { inert() }

  /// Inert: indicators do not affect layout.
  public nonisolated func scrollIndicatorsFlash<Value: Equatable>(
    trigger value: Value
  ) -> some View { inert() }

  /// Inert but for the environment: scrolling is at rest.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    modifier(
      _EnvironmentModifier("scrollDisabled") { if disabled { $0.isScrollEnabled = false } }
    )
  }

  /// Inert: content beyond the bounds of a scroll view is in no document.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View { inert() }

  /// Inert: scroll views do not bounce.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior,
    axes: Axis.Set = [.vertical]
  ) -> some View { inert() }

  /// Sets the visibility of the background of lists inside (D9.5).
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    engineModifier(
      .annotation(
        ScrollContentBackground(isVisible: visibility.isWanted),
        bringsViews: false
      )
    )
  }

  /// Inert but for the environment: there is no keyboard to dismiss.
  public nonisolated func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }
}

/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let rawValue: Int8

  /// The system's default.
  public static let automatic = ScrollIndicatorVisibility(rawValue: 0)
  /// While scrolling.
  public static let visible = ScrollIndicatorVisibility(rawValue: 1)
  /// Hidden, unless the device needs them.
  public static let hidden = ScrollIndicatorVisibility(rawValue: 2)
  /// Never.
  public static let never = ScrollIndicatorVisibility(rawValue: 3)
}

/// The condition for scrolling beyond the content's end.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let rawValue: Int8

  /// The system's default.
  public static let automatic = ScrollBounceBehavior(rawValue: 0)
  /// Always.
  public static let always = ScrollBounceBehavior(rawValue: 1)
  /// If the content is larger than the scroll view.
  public static let basedOnSize = ScrollBounceBehavior(rawValue: 2)
}

private enum IsScrollEnabledKey: EnvironmentKey {
  static let defaultValue: Bool = true
}

private enum HorizontalScrollIndicatorVisibilityKey: EnvironmentKey {
  static let defaultValue: ScrollIndicatorVisibility = .automatic
}

private enum VerticalScrollIndicatorVisibilityKey: EnvironmentKey {
  static let defaultValue: ScrollIndicatorVisibility = .automatic
}

private enum ScrollDismissesKeyboardModeKey: EnvironmentKey {
  static let defaultValue: ScrollDismissesKeyboardMode = .automatic
}

extension EnvironmentValues {
  /// Whether scroll views scroll.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }

  /// Whether indicators along the width are wanted.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalScrollIndicatorVisibilityKey.self] }
    set { self[HorizontalScrollIndicatorVisibilityKey.self] = newValue }
  }

  /// Whether indicators along the height are wanted.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalScrollIndicatorVisibilityKey.self] }
    set { self[VerticalScrollIndicatorVisibilityKey.self] = newValue }
  }

  /// The way in which scrolling dismisses the keyboard.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardModeKey.self] }
    set { self[ScrollDismissesKeyboardModeKey.self] = newValue }
  }
}

/// The ways in which scrolling dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Sendable {
  private let name: String

  /// The default of the scrolling view.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// As soon as scrolling begins.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// The keyboard follows the drag.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Scrolling does not dismiss it.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// Whether something scrolls besides fingers.
public struct ScrollInputBehavior: Hashable, Sendable {
  private let number: Int
  /// The system's default.
  public static let automatic = ScrollInputBehavior(number: 0)
  /// Enabled.
  public static let enabled = ScrollInputBehavior(number: 1)
  /// Disabled.
  public static let disabled = ScrollInputBehavior(number: 2)
}

extension View {
  /// Sets whether an input besides touches scrolls.
  ///
  /// Inert: there are only touches and assistive technology.
  public nonisolated func scrollInputBehavior(
    _ behavior: ScrollInputBehavior,
    for input: ScrollInputKind
  ) -> some View { self }
}

/// An input besides touches that scrolls.
public struct ScrollInputKind: Hashable, Sendable {
  private let number: Int
  /// A double pinch on a watch.
  public static let handGestureShortcut = ScrollInputKind(number: 0)
  /// Looking at an edge.
  public static let look = ScrollInputKind(number: 1)
}

/// The appearance of content that scrolls below a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let number: Int
  /// The system's default.
  public static let automatic = ScrollEdgeEffectStyle(number: 0)
  /// A hard edge.
  public static let hard = ScrollEdgeEffectStyle(number: 1)
  /// A soft edge.
  public static let soft = ScrollEdgeEffectStyle(number: 2)
}

extension View {
  /// Sets the appearance of content that scrolls below a bar.
  ///
  /// Inert: bars are drawn over the content.
  public nonisolated func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?,
    for edges: Edge.Set
  ) -> some View { self }

  /// Hides the scroll edge effect.
  ///
  /// Inert: bars are drawn over the content.
  public nonisolated func scrollEdgeEffectHidden(
    _ hidden: Bool = true,
    for edges: Edge.Set = .all
  ) -> some View { self }

  /// Hides the scroll edge effect, in the API of a beta.
  ///
  /// Inert: bars are drawn over the content.
  @available(*, deprecated, renamed: "scrollEdgeEffectHidden(_:for:)")
  public nonisolated func scrollEdgeEffectDisabled(
    _ disabled: Bool = true,
    for edges: Edge.Set = .all
  ) -> some View { self }
}
