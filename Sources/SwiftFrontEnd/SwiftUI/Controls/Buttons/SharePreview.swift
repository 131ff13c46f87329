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
