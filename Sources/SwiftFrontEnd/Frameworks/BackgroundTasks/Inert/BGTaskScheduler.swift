// Written by tools/frameworks/generate from BackgroundTasks.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of BackgroundTasks; only its name and values exist.
open class BGTaskScheduler: NSObject {
  /// A constant without effect.
  public static let shared: BGTaskScheduler = BGTaskScheduler()
  /// Inert: always returns the same instance.
  @discardableResult open func register(
    forTaskWithIdentifier identifier: String,
    using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { false }
  /// Inert: does nothing.
  open func submit(_ request: BGTaskRequest) throws {}
  /// Inert: does nothing.
  open func cancel(taskRequestWithIdentifier identifier: String) {}
  /// Inert: does nothing.
  open func cancelAllTaskRequests() {}
  /// Inert: always returns the same instance.
  @discardableResult open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
  /// Inert: does nothing.
  @discardableResult open func getPendingTaskRequests(
    completionHandler: @escaping ([BGTaskRequest]) -> Void
  ) {}
}

/// Inert: a class of BackgroundTasks; only its name and values exist.
open class BGTask: NSObject {
  /// Inert: always `""`.
  open var identifier: String { "" }
  /// Stored; has no effect.
  open var expirationHandler: (() -> Void)? = nil
  /// Inert: does nothing.
  open func setTaskCompleted(success: Bool) {}
}

/// Inert: a class of BackgroundTasks; only its name and values exist.
open class BGAppRefreshTask: BGTask {
}

/// Inert: a class of BackgroundTasks; only its name and values exist.
open class BGProcessingTask: BGTask {
}

/// Inert: a class of BackgroundTasks; only its name and values exist.
open class BGTaskRequest: NSObject {
  /// Creates an instance without effect.
  public init(identifier: String) {
    self.identifier = identifier
    super.init()
  }
  /// Stored; has no effect.
  public let identifier: String
  /// Stored; has no effect.
  open var earliestBeginDate: Date? = nil
}

/// Inert: a class of BackgroundTasks; only its name and values exist.
open class BGAppRefreshTaskRequest: BGTaskRequest {
}

/// Inert: a class of BackgroundTasks; only its name and values exist.
open class BGProcessingTaskRequest: BGTaskRequest {
  /// Stored; has no effect.
  open var requiresNetworkConnectivity: Bool = false
  /// Stored; has no effect.
  open var requiresExternalPower: Bool = false
}
