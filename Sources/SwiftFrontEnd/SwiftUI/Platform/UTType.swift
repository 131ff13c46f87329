/// The type of a file or of data.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The name, such as `public.json`.
  public let identifier: String
  /// The ending of files' names, without the dot.
  public let preferredFilenameExtension: String?
  /// The type as the web names it.
  public let preferredMIMEType: String?

  init(_ identifier: String, _ ending: String? = nil, _ mime: String? = nil) {
    self.identifier = identifier
    preferredFilenameExtension = ending
    preferredMIMEType = mime
  }

  /// Finds a type by its identifier; nil if it is not a known one.
  public init?(_ identifier: String) {
    guard let type = UTType.known.first(where: { $0.identifier == identifier }) else {
      return nil
    }
    self = type
  }

  /// Creates the type of a file name extension.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased()
    self =
      UTType.known.first { $0.preferredFilenameExtension == ending }
      ?? UTType("dyn." + ending, ending)
  }

  /// Creates the type of a MIME type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let type = UTType.known.first(where: { $0.preferredMIMEType == mimeType }) else {
      return nil
    }
    self = type
  }

  /// Creates a type that the application declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, nil)
  }

  /// Creates a type that another application declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, nil)
  }

  /// The name for people.
  public var localizedDescription: String? { preferredFilenameExtension?.uppercased() }

  /// The type's name.
  public var description: String { identifier }

  /// Returns whether the type is the other one or a subtype of it.
  public func conforms(to type: UTType) -> Bool {
    self == type || isSubtype(of: type)
  }

  /// Returns whether the type is a subtype of the other one.
  public func isSubtype(of type: UTType) -> Bool {
    var parent = UTType.parents[identifier]
    while let name = parent {
      if name == type.identifier { return true }
      parent = UTType.parents[name]
    }
    return type.identifier == "public.item" && self != type
  }

  /// Returns whether the type is a supertype of the other one.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}
