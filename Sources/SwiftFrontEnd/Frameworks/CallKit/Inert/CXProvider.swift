// Written by tools/frameworks/generate from CallKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of CallKit; only its name and values exist.
open class CXProvider: NSObject {
  /// Creates an instance without effect.
  public init(configuration: CXProviderConfiguration) {
    super.init()
  }
  /// Inert: does nothing.
  open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {}
  /// Inert: does nothing.
  @discardableResult open func reportNewIncomingCall(
    with id: UUID,
    update: CXCallUpdate,
    completion: @escaping ((any Error)?) -> Void
  ) {}
  /// Inert: does nothing.
  open func invalidate() {}
}

/// Callbacks of CallKit, which are never made.
public protocol CXProviderDelegate: AnyObject {
  /// Inert: never called.
  func providerDidReset(_ provider: CXProvider)
}

extension CXProviderDelegate {
  /// Inert: does nothing.
  public func providerDidReset(_ provider: CXProvider) {}
}

/// Inert: a class of CallKit; only its name and values exist.
open class CXProviderConfiguration: NSObject {
  /// Stored; has no effect.
  open var supportsVideo: Bool = false
  /// Stored; has no effect.
  open var maximumCallGroups: Int = 1
}

/// Inert: a class of CallKit; only its name and values exist.
open class CXCallUpdate: NSObject {
  /// Stored; has no effect.
  open var localizedCallerName: String? = nil
  /// Stored; has no effect.
  open var hasVideo: Bool = false
}

/// Inert: a class of CallKit; only its name and values exist.
open class CXCallController: NSObject {
}

/// Inert: a class of CallKit; only its name and values exist.
open class CXCallObserver: NSObject {
}
