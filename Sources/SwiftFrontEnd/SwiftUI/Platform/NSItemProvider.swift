/// Inert: carries what is dragged between applications, of which there is only one.
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

  /// Creates a provider of what a file holds.
  public init?(contentsOf fileURL: URL?) {
    guard let fileURL else { return nil }
    object = fileURL
  }

  /// The types that the item can be had as.
  open var registeredTypeIdentifiers: [String] { [] }

  /// Whether the item can be had as a type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }

  /// Whether an object of a type can be made of the item.
  open func canLoadObject<Value>(ofClass type: Value.Type) -> Bool { object is Value }

  /// Makes bytes of the item, at once: nil of what is no bytes.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(object as? Data, nil)
    return Progress(totalUnitCount: 1)
  }

  /// Makes bytes of the item, at once: nil of what is no bytes.
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

  /// Makes an object of the item, at once.
  @discardableResult
  open func loadObject<Value>(
    ofClass type: Value.Type,
    completionHandler: @escaping (Value?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(object as? Value, nil)
    return Progress(totalUnitCount: 1)
  }

  /// Gives the item, at once: nil of what cannot be kept.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String,
    options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(object, nil) }

  /// Gives the item; throws where there is none.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String,
    options: [AnyHashable: Any]? = nil
  ) async throws -> any NSSecureCoding {
    guard let item = object as? any NSSecureCoding else { throw CocoaError(.fileNoSuchFile) }
    return item
  }

  /// Gives the file that the item is in, at once: nil of what is in none.
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(object as? URL, nil)
    return Progress(totalUnitCount: 1)
  }
}
