/// An item that can be transferred to another view or application.
public protocol Transferable {
  /// The type of the representation.
  associatedtype Representation: TransferRepresentation

  /// The representation of the item for transfer.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A representation of an item for transfer.
public protocol TransferRepresentation<Item> {
  /// The type of the item.
  associatedtype Item
}

/// Builds the representations of an item.
@resultBuilder
public struct TransferRepresentationBuilder<Item> {
  /// Returns a representation of the item, as an expression of the builder.
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  /// One representation.
  public static func buildBlock<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  /// Several representations, of which the first counts.
  public static func buildBlock<
    First: TransferRepresentation,
    each Other: TransferRepresentation
  >(
    _ first: First,
    _ others: repeat each Other
  ) -> First where First.Item == Item { first }
}

/// Transfers items by their coding.
public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
  /// Creates the way.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}

  /// Creates the way with a coder of one's own.
  public init<Encoder: TopLevelEncoder, Decoder: TopLevelDecoder>(
    for itemType: Item.Type = Item.self,
    contentType: UTType,
    encoder: Encoder,
    decoder: Decoder
  ) {}
}

/// Transfers another item in place of the item.
public struct ProxyRepresentation<Item, Proxy>: TransferRepresentation {
  /// Creates a way in one direction.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}

  /// Creates a way in both directions.
  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy,
    importing: @escaping @Sendable (Proxy) throws -> Item
  ) {}

  /// Creates a way in.
  public init(importing: @escaping @Sendable (Proxy) throws -> Item) {}
}

/// Transfers items as data.
public struct DataRepresentation<Item>: TransferRepresentation {
  /// Creates a way in both directions.
  public init(
    contentType: UTType,
    exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}

  /// Creates an exporting representation.
  public init(
    exportedContentType: UTType,
    exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}

  /// Creates a way in.
  public init(
    importedContentType: UTType,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

extension Never: TransferRepresentation {
  /// The item type of a type without representations.
  public typealias Item = Never
}

/// The representation of a built-in type.
public struct _KnownRepresentation<Item>: TransferRepresentation {
  init() {}
}

extension String: Transferable {
  /// A string as plain text.
  public static var transferRepresentation: _KnownRepresentation<String> {
    _KnownRepresentation<String>()
  }
}

extension Data: Transferable {
  /// The bytes as they are.
  public static var transferRepresentation: _KnownRepresentation<Data> {
    _KnownRepresentation<Data>()
  }
}

extension URL: Transferable {
  /// The URL.
  public static var transferRepresentation: _KnownRepresentation<URL> {
    _KnownRepresentation<URL>()
  }
}

extension AttributedString: Transferable {
  /// The attributed string.
  public static var transferRepresentation: _KnownRepresentation<AttributedString> {
    _KnownRepresentation<AttributedString>()
  }
}

extension Color: Transferable {
  /// The colour.
  public static var transferRepresentation: _KnownRepresentation<Color> {
    _KnownRepresentation<Color>()
  }
}

extension Image: Transferable {
  /// The image.
  public static var transferRepresentation: _KnownRepresentation<Image> {
    _KnownRepresentation<Image>()
  }
}

/// Transfers items as files.
public struct FileRepresentation<Item>: TransferRepresentation {
  /// Creates a way in both directions.
  public init(
    contentType: UTType,
    shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}

  /// Creates an exporting representation.
  public init(
    exportedContentType: UTType,
    shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}

  /// Creates a way in.
  public init(
    importedContentType: UTType,
    shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}

/// A file that is handed over.
public struct SentTransferredFile: Sendable {
  /// The URL of the file.
  public let file: URL
  /// `true` if the receiver may open the original file.
  public let allowAccessingOriginalFile: Bool

  /// Creates a value for a file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that was handed over.
public struct ReceivedTransferredFile: Sendable {
  /// The URL of the file.
  public let file: URL
  /// Whether it is the file itself, no copy.
  public let isOriginalFile: Bool
}

/// The receivers of a representation.
public enum TransferRepresentationVisibility: Sendable {
  case all, team, group, ownProcess
}

extension TransferRepresentation {
  /// Sets the receivers: here there is one for all.
  public func visibility(
    _ visibility: TransferRepresentationVisibility
  ) -> some TransferRepresentation<Item> { self }

  /// Sets the file name of the item; no file is written here.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }

  /// Sets the file name of the item; no file is written here.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> { self }

  /// Sets the condition for exporting; it always holds here.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> { self }
}
