extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// Creates one with a title and an image as Xcode names it.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, [], SwiftUI.Label(titleKey, image: image), content())
  }

  /// Creates one with a title as it is and an image as Xcode names it.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, [], SwiftUI.Label(title, image: image), content())
  }
}
