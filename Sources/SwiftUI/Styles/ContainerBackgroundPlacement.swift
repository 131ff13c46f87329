/// Which container a background is of.
public struct ContainerBackgroundPlacement: Sendable {
  private init() {}

  /// The widget that the view is in.
  public static let widget = ContainerBackgroundPlacement()
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
  /// What is behind all of a container.
  ///
  /// Inert: it has a say in no layout.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S,
    for container: ContainerBackgroundPlacement
  ) -> some View { self }

  /// What is behind all of a container.
  ///
  /// Inert: it has a say in no layout.
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement,
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View { self }
}
