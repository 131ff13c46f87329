// Written by tools/frameworks/generate from CoreNFC.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of CoreNFC; only its name and values exist.
open class NFCReaderSession: NSObject {
  /// Inert: always `false`.
  public static var readingAvailable: Bool { false }
  /// Inert: always `false`.
  open var isReady: Bool { false }
  /// Stored; has no effect.
  open var alertMessage: String = ""
  /// Inert: does nothing.
  open func begin() {}
  /// Inert: does nothing.
  open func invalidate() {}
  /// Inert: does nothing.
  open func invalidate(errorMessage: String) {}
}

/// Inert: a class of CoreNFC; only its name and values exist.
open class NFCNDEFReaderSession: NFCReaderSession {
  /// Creates an instance without effect.
  public init(
    delegate: any NFCNDEFReaderSessionDelegate,
    queue: DispatchQueue?,
    invalidateAfterFirstRead: Bool
  ) {
    super.init()
  }
  /// Inert: does nothing.
  @discardableResult open func connect(
    to tag: any NFCNDEFTag,
    completionHandler: @escaping ((any Error)?) -> Void
  ) {}
  /// Inert: always throws.
  open func connect(to tag: any NFCNDEFTag) async throws {
    throw NFCReaderError(.readerErrorUnsupportedFeature)
  }
  /// Inert: does nothing.
  open func restartPolling() {}
}

/// Inert: a class of CoreNFC; only its name and values exist.
open class NFCTagReaderSession: NFCReaderSession {
  /// The kinds of tags to poll for.
  public struct PollingOption: OptionSet, Sendable {
    public let rawValue: Int; public init(rawValue: Int) { self.rawValue = rawValue };
    public static let iso14443 = PollingOption(rawValue: 1);
    public static let iso15693 = PollingOption(rawValue: 2);
    public static let iso18092 = PollingOption(rawValue: 4)
  }
  /// Always nil: tags cannot be read.
  public init?(
    pollingOption: PollingOption,
    delegate: any NFCTagReaderSessionDelegate,
    queue: DispatchQueue? = nil
  ) { return nil }
  /// Inert: does nothing.
  open func restartPolling() {}
}

/// Callbacks of CoreNFC, which are never made.
public protocol NFCNDEFReaderSessionDelegate: NSObjectProtocol {
  /// Inert: never called.
  func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
  /// Inert: never called.
  func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
  /// Inert: never called.
  func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
  /// Inert: never called.
  func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}

extension NFCNDEFReaderSessionDelegate {
  /// Inert: does nothing.
  public func readerSession(
    _ session: NFCNDEFReaderSession,
    didInvalidateWithError error: any Error
  ) {}
  /// Inert: does nothing.
  public func readerSession(
    _ session: NFCNDEFReaderSession,
    didDetectNDEFs messages: [NFCNDEFMessage]
  ) {}
  /// Inert: does nothing.
  public func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag]) {}
  /// Inert: does nothing.
  public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}

/// Callbacks of CoreNFC, which are never made.
public protocol NFCTagReaderSessionDelegate: NSObjectProtocol {
  /// Inert: never called.
  func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession)
  /// Inert: never called.
  func tagReaderSession(_ session: NFCTagReaderSession, didInvalidateWithError error: any Error)
}

extension NFCTagReaderSessionDelegate {
  /// Inert: does nothing.
  public func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession) {}
  /// Inert: does nothing.
  public func tagReaderSession(
    _ session: NFCTagReaderSession,
    didInvalidateWithError error: any Error
  ) {}
}

/// A value of CoreNFC, by its name.
public enum NFCNDEFStatus: UInt, Sendable {
  case notSupported = 1
  case readWrite
  case readOnly
}

/// Inert: a tag, which is never detected.
public protocol NFCNDEFTag: NSObjectProtocol {
  /// Whether it is near.
  var isAvailable: Bool { get }
  /// Queries the status of the tag.
  func queryNDEFStatus(completionHandler: @escaping (NFCNDEFStatus, Int, (any Error)?) -> Void)
  /// Reads it.
  func readNDEF(completionHandler: @escaping (NFCNDEFMessage?, (any Error)?) -> Void)
  /// Writes it.
  func writeNDEF(_ ndefMessage: NFCNDEFMessage, completionHandler: @escaping ((any Error)?) -> Void)
  /// Queries the status of the tag.
  func queryNDEFStatus() async throws -> (NFCNDEFStatus, Int)
  /// Reads it.
  func readNDEF() async throws -> NFCNDEFMessage
  /// Writes it.
  func writeNDEF(_ ndefMessage: NFCNDEFMessage) async throws
}
/// Inert: a class of CoreNFC; only its name and values exist.
open class NFCNDEFMessage: NSObject {
  /// Creates an instance without effect.
  public init(records: [NFCNDEFPayload]) {
    self.records = records
    super.init()
  }
  /// Always nil: bytes are not decoded.
  public init?(data: Data) { return nil }
  /// Stored; has no effect.
  open var records: [NFCNDEFPayload] = []
  /// Inert: always `0`.
  open var length: Int { 0 }
}

/// A value of CoreNFC, by its name.
public enum NFCTypeNameFormat: UInt8, Sendable {
  case empty
  case nfcWellKnown
  case media
  case absoluteURI
  case nfcExternal
  case unknown
  case unchanged
}

/// Inert: a class of CoreNFC; only its name and values exist.
open class NFCNDEFPayload: NSObject {
  /// Creates an instance without effect.
  public init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
    self.typeNameFormat = format
    self.type = type
    self.identifier = identifier
    self.payload = payload
    super.init()
  }
  /// Stored; has no effect.
  open var typeNameFormat: NFCTypeNameFormat
  /// Stored; has no effect.
  open var type: Data
  /// Stored; has no effect.
  open var identifier: Data
  /// Stored; has no effect.
  open var payload: Data
  /// Inert: always returns the same instance.
  @discardableResult public static func wellKnownTypeURIPayload(string uri: String)
    -> NFCNDEFPayload?
  { nil }
  /// Inert: always returns the same instance.
  @discardableResult public static func wellKnownTypeURIPayload(url: URL) -> NFCNDEFPayload? { nil }
  /// Inert: always returns the same instance.
  @discardableResult open func wellKnownTypeURIPayload() -> URL? { nil }
  /// Inert: always returns the same instance.
  @discardableResult open func wellKnownTypeTextPayload() -> (String?, Locale?) { (nil, nil) }
}
