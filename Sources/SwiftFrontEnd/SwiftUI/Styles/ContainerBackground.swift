/// The container of a background.
public struct ContainerBackgroundPlacement: Sendable {
  let isWidget: Bool

  private init(isWidget: Bool = false) { self.isWidget = isWidget }

  /// The widget that the view is in.
  public static let widget = ContainerBackgroundPlacement(isWidget: true)
  /// The screen of the navigation that the view is in.
  public static let navigation = ContainerBackgroundPlacement()
  /// The columns that the view is in.
  public static let navigationSplitView = ContainerBackgroundPlacement()
  /// The tab that the view is in.
  public static let tabView = ContainerBackgroundPlacement()
  /// The window that the view is in.
  public static let window = ContainerBackgroundPlacement()
}

extension View {
  /// Sets the background of a container.
  ///
  /// Inert but for widgets: it does not affect layout.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S,
    for container: ContainerBackgroundPlacement
  ) -> some View { containerBackground(for: container) { Rectangle().fill(style) } }

  /// Sets the background of a container.
  ///
  /// Inert but for widgets: it does not affect layout.
  @ViewBuilder
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement,
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    if container.isWidget {
      preference(
        key: _WidgetBackgroundKey.self,
        value: _WidgetBackground(view: AnyView(content()), alignment: alignment)
      )
    } else {
      self
    }
  }
}

/// The background of the widget around the view: an object, whose identity changes only with the
/// modifier's.
public final class _WidgetBackground {
  /// The views.
  public let view: AnyView
  /// The alignment of the background.
  public let alignment: Alignment

  init(view: AnyView, alignment: Alignment) {
    self.view = view
    self.alignment = alignment
  }
}

/// Passes the background of a widget to its container.
public enum _WidgetBackgroundKey: PreferenceKey {
  /// The default: no background.
  public static var defaultValue: _WidgetBackground? { nil }

  /// Keeps the first background.
  public static func reduce(
    value: inout _WidgetBackground?,
    nextValue: () -> _WidgetBackground?
  ) { value = value ?? nextValue() }
}
