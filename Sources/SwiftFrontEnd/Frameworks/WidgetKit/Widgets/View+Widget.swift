import SwiftUI

/// The rendering of a widget; previews show it in full colour.
public struct WidgetRenderingMode: Hashable, Sendable {
  private let name: String

  /// In full colour.
  public static let fullColor = Self(name: "fullColor")
  /// In two colours.
  public static let accented = Self(name: "accented")
  /// In shades over the wallpaper.
  public static let vibrant = Self(name: "vibrant")
}

private struct WidgetFamilyKey: EnvironmentKey {
  static let defaultValue = WidgetFamily.systemSmall
}

private struct WidgetMarginsKey: EnvironmentKey {
  static let defaultValue = EdgeInsets()
}

private struct WidgetRenderingModeKey: EnvironmentKey {
  static let defaultValue = WidgetRenderingMode.fullColor
}

extension EnvironmentValues {
  /// The kind of place that a widget is in.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }

  /// The margins of a widget's views, even if they are disabled.
  public var widgetContentMargins: EdgeInsets {
    get { self[WidgetMarginsKey.self] }
    set { self[WidgetMarginsKey.self] = newValue }
  }

  /// The rendering of the widget.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }

  /// Whether a widget's background is shown: always.
  public var showsWidgetContainerBackground: Bool { true }

  /// Whether labels beside a widget are shown: never.
  public var showsWidgetLabel: Bool { false }
}

extension View {
  /// Inert: widgets are not tapped.
  public nonisolated func widgetURL(_ url: URL?) -> some View { self }

  /// Inert: widgets are drawn in full colour.
  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View { self }

  /// Inert: widgets have no label beside them.
  public nonisolated func widgetLabel(_ label: some StringProtocol) -> some View { self }

  /// Inert: widgets have no label beside them.
  public nonisolated func widgetLabel<Label: View>(
    @ViewBuilder label: () -> Label
  ) -> some View { self }

  /// Inert: widgets have one shape.
  public nonisolated func widgetCurvesContent(_ curves: Bool = true) -> some View { self }

  /// Inert: there is no Dynamic Island.
  public nonisolated func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View { self }
}

/// The vertical placement in a Dynamic Island.
public enum DynamicIslandExpandedRegionVerticalPlacement: Sendable {
  case `default`, belowIfTooWide
}

extension Image {
  /// Inert: widgets are drawn in full colour.
  public func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> some View {
    self
  }
}

/// The rendering of images in accented widgets.
public enum WidgetAccentedRenderingMode: Sendable {
  case accented, desaturated, accentedDesaturated, fullColor
}

/// The background of a widget on the lock screen: a disk or a rounded rectangle that lets the
/// wallpaper through.
public struct AccessoryWidgetBackground: View {
  /// Creates a background.
  public init() {}

  /// The background.
  public var body: some View { Rectangle().fill(Color.gray.opacity(0.3)) }
}
