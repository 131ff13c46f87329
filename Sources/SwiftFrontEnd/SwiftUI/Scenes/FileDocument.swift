/// A document that is a value.
public protocol FileDocument {
  /// The content types that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The content types that the document can be written as.
  static var writableContentTypes: [UTType] { get }

  /// Reads it.
  init(configuration: ReadConfiguration) throws
  /// Writes it.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The content types to write, by default those to read.
  public static var writableContentTypes: [UTType] { readableContentTypes }

  /// The configuration of a read.
  public typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The configuration of a write.
  public typealias WriteConfiguration = FileDocumentWriteConfiguration
}

/// The file and content type to read a document from.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file to read.
  public let file: FileWrapper
}

/// The content type to write a document as, and the file it replaces.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file as it is stored; nil for a new document.
  public let existingFile: FileWrapper?
}

/// A document that is an object.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject {
  /// The type of an immutable copy of the document, to write.
  associatedtype Snapshot
  /// The content types that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The content types that the document can be written as.
  static var writableContentTypes: [UTType] { get }

  /// Reads it.
  init(configuration: ReadConfiguration) throws
  /// Returns an immutable copy of the document, to write.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// Writes it.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// The content types to write, by default those to read.
  public static var writableContentTypes: [UTType] { readableContentTypes }

  /// The configuration of a read.
  public typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The configuration of a write.
  public typealias WriteConfiguration = FileDocumentWriteConfiguration
}

/// A document that a window shows, as an object.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// The URL of the document's file.
  public var fileURL: URL?
  /// Whether it may be changed.
  public var isEditable: Bool
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Creates windows that edit documents, beginning with a new one.
  public nonisolated init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init()
  }

  /// Creates windows that view documents.
  public nonisolated init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init()
  }
}

/// A file, a folder or a link, with its content in memory.
open class FileWrapper {
  /// The bytes of a file; nil for others.
  open private(set) var regularFileContents: Data?
  /// The files of a folder, by name; nil for a file or link.
  open private(set) var fileWrappers: [String: FileWrapper]?
  /// The name that it has.
  open var filename: String?
  /// The name that it should have.
  open var preferredFilename: String?

  /// Creates a file of bytes.
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }

  /// Creates a folder.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    fileWrappers = childrenByPreferredName
    for (name, child) in childrenByPreferredName { child.preferredFilename = name }
  }

  /// Whether it is a file.
  open var isRegularFile: Bool { regularFileContents != nil }
  /// Whether it is a folder.
  open var isDirectory: Bool { fileWrappers != nil }

  /// Adds something to a folder.
  ///
  /// - Returns: The name that it has there.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    let name = child.preferredFilename ?? ""
    fileWrappers?[name] = child
    return name
  }

  /// Removes a file from a folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    fileWrappers = fileWrappers?.filter { $0.value !== child }
  }
}
