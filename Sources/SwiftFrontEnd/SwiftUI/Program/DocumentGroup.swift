/// Windows of documents: none opens, since there is no document.
public struct DocumentGroup<Document, Content: View> {
  nonisolated init() {}
  /// Creates windows that edit documents, beginning with a new one.
  public nonisolated init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}

  /// Creates windows that view documents.
  public nonisolated init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}
}

extension DocumentGroup: _PrimitiveScene {}

/// A document that a window shows.
public struct FileDocumentConfiguration<Document> {
  /// The document.
  @Binding public var document: Document
  /// The URL of the document's file.
  public var fileURL: URL?
  /// Whether it may be changed.
  public var isEditable: Bool
}
