extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Creates a menu with a localized title and an image resource.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    isOn: Binding<Bool>
  ) {
    self.init([isOn], SwiftUI.Label(titleKey, image: image))
  }

  /// Creates a menu with a verbatim title and an image resource.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    isOn: Binding<Bool>
  ) {
    self.init([isOn], SwiftUI.Label(title, image: image))
  }

  /// Creates a toggle with a localized title and an image.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: String, isOn: Binding<Bool>) {
    self.init([isOn], SwiftUI.Label(titleKey, image: image))
  }

  /// Creates a toggle with a verbatim title and an image.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image: String, isOn: Binding<Bool>) {
    self.init([isOn], SwiftUI.Label(title, image: image))
  }
}
