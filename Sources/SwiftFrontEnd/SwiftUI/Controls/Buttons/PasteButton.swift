/// A button that pastes; the pasteboard is empty, so that it does nothing.
public struct PasteButton {
  /// Creates a button that pastes values of a type.
  public nonisolated init<Payload>(
    payloadType: Payload.Type,
    onPaste: @escaping ([Payload]) -> Void
  ) {}

  /// Creates a button that pastes things of some types.
  public nonisolated init(
    supportedContentTypes: [UTType],
    payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {}
}

extension PasteButton: View {
  /// What it is made of: nothing, if it is the framework's own.
  public var body: some View {
    Button("Paste", systemImage: "doc.on.clipboard") {}.buttonStyle(.bordered)
  }
}
