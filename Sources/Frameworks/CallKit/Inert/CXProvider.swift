// Written by tools/frameworks/generate from CallKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of CallKit, of which there is only the name and its values.
open class CXProvider: NSObject {
  /// Creates one, which does nothing.
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

/// What somebody is told by CallKit, which tells nothing here.
public protocol CXProviderDelegate: AnyObject {
  /// Inert: nobody calls it.
  func providerDidReset(_ provider: CXProvider)
}

extension CXProviderDelegate {
  /// Inert: does nothing.
  public func providerDidReset(_ provider: CXProvider) {}
}

/// Inert: a class of CallKit, of which there is only the name and its values.
open class CXProviderConfiguration: NSObject {
  /// A value that is kept, and changes nothing.
  open var supportsVideo: Bool = false
  /// A value that is kept, and changes nothing.
  open var maximumCallGroups: Int = 1
}

/// Inert: a class of CallKit, of which there is only the name and its values.
open class CXCallUpdate: NSObject {
  /// A value that is kept, and changes nothing.
  open var localizedCallerName: String? = nil
  /// A value that is kept, and changes nothing.
  open var hasVideo: Bool = false
}

/// Inert: a class of CallKit, of which there is only the name and its values.
open class CXCallController: NSObject {
}

/// Inert: a class of CallKit, of which there is only the name and its values.
open class CXCallObserver: NSObject {
}
