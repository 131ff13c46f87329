extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Creates one with a title and an image as Xcode names it.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(nil, action, SwiftUI.Label(titleKey, image: image))
  }

  /// Creates one with a title and an image as Xcode names it.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role, action, SwiftUI.Label(titleKey, image: image))
  }

  /// Creates one with a title as it is and an image as Xcode names it.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(nil, action, SwiftUI.Label(title, image: image))
  }

  /// Creates one with a title as it is and an image as Xcode names it.
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
