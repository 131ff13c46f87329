/// Inert: carries dragged items between applications, of which there is one.
open class NSItemProvider: NSObject {
  private let object: Any?

  /// The name that a file of it would have.
  public var suggestedName: String?

  /// Creates a provider of nothing.
  public override init() { object = nil }

  /// Creates a provider of an object.
  public init(object: Any) { self.object = object }

  /// Creates a provider of an item of a type.
  public init(item: Any?, typeIdentifier: String?) { object = item }

  /// Creates a provider of a file's content.
  public init?(contentsOf fileURL: URL?) {
    guard let fileURL else { return nil }
    object = fileURL
  }

  /// The types that the item can be had as.
  open var registeredTypeIdentifiers: [String] { [] }

  /// Whether the item can be had as a type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }

  /// Returns whether the item can be loaded as an object of a type.
  open func canLoadObject<Value>(ofClass type: Value.Type) -> Bool { object is Value }

  /// Loads the item as data, at once: nil if it is none.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(object as? Data, nil)
    return Progress(totalUnitCount: 1)
  }

  /// Loads the item as data, at once: nil if it is none.
  @discardableResult
  open func loadDataRepresentation(
    for contentType: UTType,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(
      forTypeIdentifier: contentType.identifier,
      completionHandler: completionHandler
    )
  }

  /// Loads the item as an object, at once.
  @discardableResult
  open func loadObject<Value>(
    ofClass type: Value.Type,
    completionHandler: @escaping (Value?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(object as? Value, nil)
    return Progress(totalUnitCount: 1)
  }

  /// Loads the item, at once: nil if it has no secure coding.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String,
    options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(object, nil) }

  /// Loads the item; throws if there is none.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String,
    options: [AnyHashable: Any]? = nil
  ) async throws -> any NSSecureCoding {
    guard let item = object as? any NSSecureCoding else { throw CocoaError(.fileNoSuchFile) }
    return item
  }

  /// Loads the item's file, at once: nil if it has none.
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(object as? URL, nil)
    return Progress(totalUnitCount: 1)
  }
}

/// A type that dragged or pasted items can be read as.
public protocol NSItemProviderReading: NSObjectProtocol {}

/// A type that can be written as an item to drag or copy.
public protocol NSItemProviderWriting: NSObjectProtocol {}

extension NSString: NSItemProviderReading, NSItemProviderWriting {}
extension NSURL: NSItemProviderReading, NSItemProviderWriting {}
extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {}
