extension ShareLink {
  /// Creates a link that shares an item.
  public nonisolated init<Item: Transferable, PreviewImage, PreviewIcon>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label())
  }

  /// Creates a link that shares several things.
  public nonisolated init<Items: RandomAccessCollection, PreviewImage, PreviewIcon>(
    items: Items,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Items.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Items.Element: Transferable {
    self.init(label())
  }
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
  /// Creates a link that shares an item.
  public nonisolated init<
    Item: Transferable,
    PreviewImage,
    PreviewIcon
  >(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(title: Text("Share…"))
  }

  /// Creates a link that shares several things.
  public nonisolated init<
    Items: RandomAccessCollection,
    PreviewImage,
    PreviewIcon
  >(
    items: Items,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Items.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Items.Element: Transferable {
    self.init(title: Text("Share…"))
  }

  /// Creates a link that shares an item.
  public nonisolated init<
    Item: Transferable,
    PreviewImage,
    PreviewIcon
  >(
    _ titleKey: LocalizedStringKey,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(title: Text(titleKey))
  }

  /// Creates a link that shares several things.
  public nonisolated init<
    Items: RandomAccessCollection,
    PreviewImage,
    PreviewIcon
  >(
    _ titleKey: LocalizedStringKey,
    items: Items,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Items.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Items.Element: Transferable {
    self.init(title: Text(titleKey))
  }

  /// Creates a link that shares an item.
  @_disfavoredOverload
  public nonisolated init<
    S: StringProtocol,
    Item: Transferable,
    PreviewImage,
    PreviewIcon
  >(
    _ title: S,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(title: Text(title))
  }

  /// Creates a link that shares several things.
  @_disfavoredOverload
  public nonisolated init<
    S: StringProtocol,
    Items: RandomAccessCollection,
    PreviewImage,
    PreviewIcon
  >(
    _ title: S,
    items: Items,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Items.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Items.Element: Transferable {
    self.init(title: Text(title))
  }

  /// Creates a link that shares an item.
  public nonisolated init<
    Item: Transferable,
    PreviewImage,
    PreviewIcon
  >(
    _ title: Text,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(title: title)
  }

  /// Creates a link that shares several things.
  public nonisolated init<
    Items: RandomAccessCollection,
    PreviewImage,
    PreviewIcon
  >(
    _ title: Text,
    items: Items,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Items.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Items.Element: Transferable {
    self.init(title: title)
  }

  /// Creates a link with a verbatim title that shares text.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(title: Text(title))
  }

  /// Creates a link with a title that shares several things.
  public nonisolated init<Items: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    items: Items,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(title: Text(titleKey))
  }

  /// Creates a link with a title that shares several things.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, Items: RandomAccessCollection>(
    _ title: S,
    items: Items,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(title: Text(title))
  }

  /// Creates a link with a title that shares several things.
  public nonisolated init<Items: RandomAccessCollection>(
    _ title: Text,
    items: Items,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(title: title)
  }

  /// Creates a link with a title that shares a URL.
  public nonisolated init(
    _ title: Text,
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(title: title)
  }

  /// Creates a link with a title that shares text.
  public nonisolated init(
    _ title: Text,
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(title: title)
  }
}
