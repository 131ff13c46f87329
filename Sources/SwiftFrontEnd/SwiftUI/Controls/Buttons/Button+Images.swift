extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button with a localized title and an image resource.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(nil, action, SwiftUI.Label(titleKey, image: image))
  }

  /// Creates a button with a localized title and an image resource.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role, action, SwiftUI.Label(titleKey, image: image))
  }

  /// Creates a button with a verbatim title and an image resource.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(nil, action, SwiftUI.Label(title, image: image))
  }

  /// Creates a button with a verbatim title and an image resource.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role, action, SwiftUI.Label(title, image: image))
  }
}
