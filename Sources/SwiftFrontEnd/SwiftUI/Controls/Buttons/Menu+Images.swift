extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Creates a menu with a localized title and an image resource.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content(), SwiftUI.Label(titleKey, image: image), nil)
  }

  /// Creates a menu with a verbatim title and an image resource.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content(), SwiftUI.Label(title, image: image), nil)
  }
}
