/// The window before a document is opened (iOS 18): its actions and background.
public struct DocumentGroupLaunchScene<Actions: View> {
  private let title: Text?
  private let actions: Actions
  private let background: AnyView

  private nonisolated init(_ title: Text?, _ actions: Actions, _ background: AnyView) {
    self.title = title
    self.actions = actions
    self.background = background
  }
}

extension DocumentGroupLaunchScene {
  /// Creates the window with a title.
  public nonisolated init(
    _ title: LocalizedStringKey,
    @ViewBuilder _ actions: () -> Actions
  ) {
    self.init(Text(title), actions(), AnyView(EmptyView()))
  }

  /// Creates the window with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder _ actions: () -> Actions
  ) {
    self.init(Text(title), actions(), AnyView(EmptyView()))
  }

  /// Creates the window with a title and a background.
  public nonisolated init<Background: View>(
    _ title: LocalizedStringKey,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> Background
  ) {
    self.init(Text(title), actions(), AnyView(background()))
  }

  /// Creates the window with a title, a background and views around the title.
  public nonisolated init<Background: View, Overlay: View>(
    _ title: LocalizedStringKey,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> Background,
    @ViewBuilder overlayAccessoryView: (DocumentLaunchGeometryProxy) -> Overlay
  ) {
    self.init(Text(title), actions(), AnyView(background()))
  }

  /// Creates the window with a title, a background and views around the title.
  public nonisolated init<Background: View, Under: View, Over: View>(
    _ title: LocalizedStringKey,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> Background,
    @ViewBuilder backgroundAccessoryView: (DocumentLaunchGeometryProxy) -> Under,
    @ViewBuilder overlayAccessoryView: (DocumentLaunchGeometryProxy) -> Over
  ) {
    self.init(Text(title), actions(), AnyView(background()))
  }
}

extension DocumentGroupLaunchScene: _PrimitiveScene {}
