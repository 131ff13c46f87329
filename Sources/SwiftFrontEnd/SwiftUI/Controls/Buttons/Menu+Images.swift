extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Creates one with a title and an image as Xcode names it.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content(), SwiftUI.Label(titleKey, image: image), nil)
  }

  /// Creates one with a title as it is and an image as Xcode names it.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content(), SwiftUI.Label(title, image: image), nil)
  }
}
