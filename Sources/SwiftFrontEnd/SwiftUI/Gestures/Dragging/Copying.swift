extension View {
  /// Sets the items that the copy command takes.
  ///
  /// Inert: there is no keyboard, and no edit menu.
  public nonisolated func copyable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View { self }

  /// Sets the items that the cut command takes, and removes.
  ///
  /// Inert: there is no keyboard, and no edit menu.
  public nonisolated func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping () -> [T]
  ) -> some View { self }

  /// Sets the handler of items that the paste command brings.
  ///
  /// Inert: there is no keyboard, and no edit menu.
  public nonisolated func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T]) -> Void,
    validator: @escaping (_ items: [T]) -> [T] = { $0 }
  ) -> some View { self }
}

/// A button that pastes; the pasteboard is empty, so that it does nothing.
public struct PasteButton {
  /// Creates a button that pastes values of a type.
  public nonisolated init<Payload>(
    payloadType: Payload.Type,
    onPaste: @escaping ([Payload]) -> Void
  ) {}

  /// Creates a button that pastes items of some types.
  public nonisolated init(
    supportedContentTypes: [UTType],
    payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {}
}

extension PasteButton: View {
  /// The title and symbol of the role.
  public var body: some View {
    Button("Paste", systemImage: "doc.on.clipboard") {}.buttonStyle(.bordered)
  }
}
