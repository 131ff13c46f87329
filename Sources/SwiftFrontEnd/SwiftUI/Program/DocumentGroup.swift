/// Windows of documents: none opens, since there is no document.
public struct DocumentGroup<Document, Content: View> {
  nonisolated init() {}
  /// Creates windows of documents that begin as a new one.
  public nonisolated init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}

  /// Creates windows of documents that are only looked at.
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
