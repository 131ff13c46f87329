/// A document that is a value.
public protocol FileDocument {
  /// What files it is read of.
  static var readableContentTypes: [UTType] { get }
  /// What files it is written as.
  static var writableContentTypes: [UTType] { get }

  /// Reads it.
  init(configuration: ReadConfiguration) throws
  /// Writes it.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// What files it is written as: those that it is read of.
  public static var writableContentTypes: [UTType] { readableContentTypes }

  /// What it is read of.
  public typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What it is written as.
  public typealias WriteConfiguration = FileDocumentWriteConfiguration
}

/// What a document is read of.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// What is in it.
  public let file: FileWrapper
}

/// What a document is written as.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// What is in it now; nil if it is new.
  public let existingFile: FileWrapper?
}

/// A document that is an object.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject {
  /// What is written, as a value that stays.
  associatedtype Snapshot
  /// What files it is read of.
  static var readableContentTypes: [UTType] { get }
  /// What files it is written as.
  static var writableContentTypes: [UTType] { get }

  /// Reads it.
  init(configuration: ReadConfiguration) throws
  /// What is to be written.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// Writes it.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// What files it is written as: those that it is read of.
  public static var writableContentTypes: [UTType] { readableContentTypes }

  /// What it is read of.
  public typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What it is written as.
  public typealias WriteConfiguration = FileDocumentWriteConfiguration
}

/// A document that a window shows, as an object.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// Where it is stored.
  public var fileURL: URL?
  /// Whether it may be changed.
  public var isEditable: Bool
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Creates windows of documents that begin as a new one.
  public nonisolated init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init()
  }

  /// Creates windows of documents that are only looked at.
  public nonisolated init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init()
  }
}
