extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Creates one with a title and an image as Xcode names it.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    isOn: Binding<Bool>
  ) {
    self.init([isOn], SwiftUI.Label(titleKey, image: image))
  }

  /// Creates one with a title as it is and an image as Xcode names it.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    isOn: Binding<Bool>
  ) {
    self.init([isOn], SwiftUI.Label(title, image: image))
  }

  /// Creates one with a title and a picture.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: String, isOn: Binding<Bool>) {
    self.init([isOn], SwiftUI.Label(titleKey, image: image))
  }

  /// Creates one with a title as it is and a picture.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image: String, isOn: Binding<Bool>) {
    self.init([isOn], SwiftUI.Label(title, image: image))
  }
}
