/// Coordinates access to files between processes: there is one here, so access is immediate.
open class NSFileCoordinator: NSObject {
  /// Creates a coordinator.
  public init(filePresenter: (any NSFilePresenter)? = nil) {}

  /// Reads a file.
  open func coordinate(
    readingItemAt url: URL,
    options: ReadingOptions = [],
    error outError: NSErrorPointer,
    byAccessor reader: (URL) -> Void
  ) { reader(url) }

  /// Writes a file.
  open func coordinate(
    writingItemAt url: URL,
    options: WritingOptions = [],
    error outError: NSErrorPointer,
    byAccessor writer: (URL) -> Void
  ) { writer(url) }

  /// Options for reading a file, which have no effect.
  public struct ReadingOptions: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Leaves out changes that other presenters have not saved.
    public static let withoutChanges = ReadingOptions(rawValue: 1 << 0)
    /// Resolves a symbolic link first.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 1 << 1)
    /// Reads only the metadata that the system has at hand.
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 1 << 2)
    /// The file is sent elsewhere.
    public static let forUploading = ReadingOptions(rawValue: 1 << 3)
  }

  /// Options for writing a file, which have no effect.
  public struct WritingOptions: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Deletes the file.
    public static let forDeleting = WritingOptions(rawValue: 1 << 0)
    /// Moves the file.
    public static let forMoving = WritingOptions(rawValue: 1 << 1)
    /// The file changes in place.
    public static let forMerging = WritingOptions(rawValue: 1 << 2)
    /// Replaces the file.
    public static let forReplacing = WritingOptions(rawValue: 1 << 3)
  }
}

/// Is told of changes of a file by others, of which there are none.
public protocol NSFilePresenter: NSObjectProtocol {
  /// The file.
  var presentedItemURL: URL? { get }
  /// The queue that the presenter is called on.
  var presentedItemOperationQueue: OperationQueue { get }
}

/// A place for an error, which methods of Objective-C fill.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
