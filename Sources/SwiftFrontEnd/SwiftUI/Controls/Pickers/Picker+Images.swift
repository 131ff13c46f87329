extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// Creates a menu with a localized title and an image resource.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, [], SwiftUI.Label(titleKey, image: image), content())
  }

  /// Creates a menu with a verbatim title and an image resource.
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
