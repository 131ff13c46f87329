// Written by tools/frameworks/generate from BackgroundTasks.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of BackgroundTasks, of which there is only the name and its values.
open class BGTaskScheduler: NSObject {
  /// A constant, which changes nothing.
  public static let shared: BGTaskScheduler = BGTaskScheduler()
  /// Inert: returns the same to everybody.
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
  /// Inert: returns the same to everybody.
  @discardableResult open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
  /// Inert: does nothing.
  @discardableResult open func getPendingTaskRequests(
    completionHandler: @escaping ([BGTaskRequest]) -> Void
  ) {}
}

/// Inert: a class of BackgroundTasks, of which there is only the name and its values.
open class BGTask: NSObject {
  /// Inert: always `""`.
  open var identifier: String { "" }
  /// A value that is kept, and changes nothing.
  open var expirationHandler: (() -> Void)? = nil
  /// Inert: does nothing.
  open func setTaskCompleted(success: Bool) {}
}

/// Inert: a class of BackgroundTasks, of which there is only the name and its values.
open class BGAppRefreshTask: BGTask {
}

/// Inert: a class of BackgroundTasks, of which there is only the name and its values.
open class BGProcessingTask: BGTask {
}

/// Inert: a class of BackgroundTasks, of which there is only the name and its values.
open class BGTaskRequest: NSObject {
  /// Creates one, which does nothing.
  public init(identifier: String) {
    self.identifier = identifier
    super.init()
  }
  /// A value that is kept, and changes nothing.
  public let identifier: String
  /// A value that is kept, and changes nothing.
  open var earliestBeginDate: Date? = nil
}

/// Inert: a class of BackgroundTasks, of which there is only the name and its values.
open class BGAppRefreshTaskRequest: BGTaskRequest {
}

/// Inert: a class of BackgroundTasks, of which there is only the name and its values.
open class BGProcessingTaskRequest: BGTaskRequest {
  /// A value that is kept, and changes nothing.
  open var requiresNetworkConnectivity: Bool = false
  /// A value that is kept, and changes nothing.
  open var requiresExternalPower: Bool = false
}
