// Written by tools/frameworks/generate from Network.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of Network; only its name and values exist.
open class NWConnection: NSObject {
  /// Creates an instance without effect.
  public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
    self.endpoint = endpoint
    super.init()
  }
  /// Creates an instance without effect.
  public init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
    endpoint = .hostPort(host: host, port: port)
    super.init()
  }
  /// Stored; has no effect.
  public let endpoint: NWEndpoint
  /// Stored; has no effect.
  open var stateUpdateHandler: ((State) -> Void)? = nil
  /// Inert: always `.setup`.
  open var state: State { .setup }
  /// Inert: does nothing.
  open func start(queue: DispatchQueue) {}
  /// Inert: does nothing.
  open func cancel() {}
  /// Inert: does nothing.
  open func send(content: Data?, completion: SendCompletion) {}
  /// Inert: does nothing.
  @discardableResult open func receive(
    minimumIncompleteLength: Int,
    maximumLength: Int,
    completion: @escaping (Data?, ContentContext?, Bool, NWError?) -> Void
  ) {}
  /// The state of a connection.
  public enum State: Sendable {
    case setup, waiting(NWError), preparing, ready, failed(NWError), cancelled
  }
  /// The completion of sending content.
  public enum SendCompletion { case contentProcessed((NWError?) -> Void), idempotent }
  /// Inert: a class of Network; only its name and values exist.
  open class ContentContext: NSObject {
  }
}

/// The error.
public enum NWError: Error, Sendable { case posix(Int32), dns(Int32), tls(Int32) }
/// The endpoint of a connection.
public enum NWEndpoint: Hashable, Sendable {
  case hostPort(host: Host, port: Port), url(URL), service(
    name: String,
    type: String,
    domain: String
  )
  /// A host.
  public struct Host: Hashable, Sendable, ExpressibleByStringLiteral {
    let name: String; public init(_ name: String) { self.name = name };
    public init(stringLiteral value: String) { name = value }
  }
  /// A port.
  public struct Port: Hashable, Sendable, ExpressibleByIntegerLiteral {
    public let rawValue: UInt16; public init?(rawValue: UInt16) { self.rawValue = rawValue };
    public init(integerLiteral value: UInt16) { rawValue = value };
    public init?(_ text: String) {
      guard let number = UInt16(text) else { return nil }; rawValue = number
    }
  }
}
/// Inert: a class of Network; only its name and values exist.
open class NWParameters: NSObject {
  /// Inert: always `NWParameters()`.
  public static var tcp: NWParameters { NWParameters() }
  /// Inert: always `NWParameters()`.
  public static var udp: NWParameters { NWParameters() }
  /// Inert: always `NWParameters()`.
  public static var tls: NWParameters { NWParameters() }
}

/// Inert: a class of Network; only its name and values exist.
open class NWListener: NSObject {
}

/// Inert: a class of Network; only its name and values exist.
open class NWBrowser: NSObject {
}
