/// A button for a new document, which the system would create.
public struct NewDocumentButton<Label: View> {
  private let label: Label

  private nonisolated init(_ label: Label) { self.label = label }
}

extension NewDocumentButton: View {
  /// The button.
  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

extension NewDocumentButton where Label == Text {
  /// Creates a button.
  public nonisolated init(_ title: LocalizedStringKey = "Create Document") {
    self.init(Text(title))
  }

  /// Creates a button for a new document of a type.
  public nonisolated init<Document: FileDocument>(
    _ title: LocalizedStringKey = "Create Document",
    for documentType: Document.Type
  ) {
    self.init(Text(title))
  }

  /// Creates a button for a new document that a closure creates.
  public nonisolated init<Document: FileDocument>(
    _ title: LocalizedStringKey = "Create Document",
    for documentType: Document.Type,
    prepareDocument: @escaping () async throws -> Document?
  ) {
    self.init(Text(title))
  }
}
