/// A button that shares an item; there is no share sheet, so that it does nothing.
public struct ShareLink<Label: View> {
  let label: Label

  nonisolated init(_ label: Label) { self.label = label }

  /// Creates a link that shares a URL.
  public nonisolated init(
    item: URL,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label())
  }

  /// Creates a link that shares text.
  public nonisolated init(
    item: String,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label())
  }

  /// Creates a link that shares several things.
  public nonisolated init<Items: RandomAccessCollection>(
    items: Items,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label())
  }
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
  nonisolated init(title: Text) {
    self.init(
      SwiftUI.Label {
        title
      } icon: {
        Image(systemName: "square.and.arrow.up")
      }
    )
  }

  /// Creates a link that shares a URL.
  public nonisolated init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(title: Text("Share…"))
  }

  /// Creates a link that shares text.
  public nonisolated init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(title: Text("Share…"))
  }

  /// Creates a link with a title that shares a URL.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(title: Text(titleKey))
  }

  /// Creates a link with a title that shares text.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(title: Text(titleKey))
  }

  /// Creates a link with a verbatim title that shares a URL.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(title: Text(title))
  }

  /// Creates a link that shares several things.
  public nonisolated init<Items: RandomAccessCollection>(
    items: Items,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(title: Text("Share…"))
  }
}

extension ShareLink: View {
  /// The title and symbol of the role.
  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

/// The preview of a shared item; there is no share sheet to show it in.
public struct SharePreview<Image, Icon> {
  private nonisolated init() {}
}

extension SharePreview where Image: Transferable, Icon: Transferable {
  /// Creates a preview of a shared item.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init()
  }

  /// Creates a preview of a shared item.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init()
  }

  /// Creates a preview of a shared item.
  public nonisolated init(_ title: Text, image: Image, icon: Icon) {
    self.init()
  }
}

extension SharePreview where Image: Transferable, Icon == Never {
  /// Creates a preview of a shared item.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: Image) {
    self.init()
  }

  /// Creates a preview of a shared item.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image: Image) {
    self.init()
  }

  /// Creates a preview of a shared item.
  public nonisolated init(_ title: Text, image: Image) {
    self.init()
  }
}

extension SharePreview where Image == Never, Icon: Transferable {
  /// Creates a preview of a shared item.
  public nonisolated init(_ titleKey: LocalizedStringKey, icon: Icon) {
    self.init()
  }

  /// Creates a preview of a shared item.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, icon: Icon) {
    self.init()
  }

  /// Creates a preview of a shared item.
  public nonisolated init(_ title: Text, icon: Icon) {
    self.init()
  }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview of a shared item.
  public nonisolated init(_ titleKey: LocalizedStringKey) {
    self.init()
  }

  /// Creates a preview of a shared item.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) {
    self.init()
  }

  /// Creates a preview of a shared item.
  public nonisolated init(_ title: Text) {
    self.init()
  }
}
