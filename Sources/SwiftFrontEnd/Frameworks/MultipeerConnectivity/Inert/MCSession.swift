// Written by tools/frameworks/generate from MultipeerConnectivity.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of MultipeerConnectivity; only its name and values exist.
open class MCPeerID: NSObject {
  /// Creates an instance without effect.
  public init(displayName: String) {
    self.displayName = displayName
    super.init()
  }
  /// Stored; has no effect.
  public let displayName: String
}

/// Inert: a class of MultipeerConnectivity; only its name and values exist.
open class MCSession: NSObject {
  /// Creates an instance without effect.
  public init(peer: MCPeerID) {
    super.init()
  }
  /// Creates an instance without effect.
  public init(
    peer: MCPeerID,
    securityIdentity: [Any]?,
    encryptionPreference: MCEncryptionPreference
  ) {
    super.init()
  }
  /// Stored; has no effect.
  public weak var delegate: (any MCSessionDelegate)?
  /// Inert: always `[]`.
  open var connectedPeers: [MCPeerID] { [] }
  /// Inert: does nothing.
  open func send(_ data: Data, toPeers peers: [MCPeerID], with mode: MCSessionSendDataMode) throws {
  }
  /// Inert: does nothing.
  open func disconnect() {}
}

/// A value of MultipeerConnectivity, by its name.
public enum MCEncryptionPreference: Int, Sendable {
  case optional
  case required
  case none
}

/// A value of MultipeerConnectivity, by its name.
public enum MCSessionSendDataMode: Int, Sendable {
  case reliable
  case unreliable
}

/// A value of MultipeerConnectivity, by its name.
public enum MCSessionState: Int, Sendable {
  case notConnected
  case connecting
  case connected
}

/// Callbacks of MultipeerConnectivity, which are never made.
public protocol MCSessionDelegate: AnyObject {
  /// Inert: never called.
  func session(_ session: MCSession, peer: MCPeerID, didChange state: MCSessionState)
  /// Inert: never called.
  func session(_ session: MCSession, didReceive data: Data, fromPeer peer: MCPeerID)
}

extension MCSessionDelegate {
  /// Inert: does nothing.
  public func session(_ session: MCSession, peer: MCPeerID, didChange state: MCSessionState) {}
  /// Inert: does nothing.
  public func session(_ session: MCSession, didReceive data: Data, fromPeer peer: MCPeerID) {}
}

/// Inert: a class of MultipeerConnectivity; only its name and values exist.
open class MCNearbyServiceAdvertiser: NSObject {
  /// Creates an instance without effect.
  public init(peer: MCPeerID, discoveryInfo: [String: String]?, serviceType: String) {
    super.init()
  }
  /// Inert: does nothing.
  open func startAdvertisingPeer() {}
  /// Inert: does nothing.
  open func stopAdvertisingPeer() {}
}

/// Inert: a class of MultipeerConnectivity; only its name and values exist.
open class MCNearbyServiceBrowser: NSObject {
  /// Creates an instance without effect.
  public init(peer: MCPeerID, serviceType: String) {
    super.init()
  }
  /// Inert: does nothing.
  open func startBrowsingForPeers() {}
  /// Inert: does nothing.
  open func stopBrowsingForPeers() {}
}
