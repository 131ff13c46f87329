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
