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
