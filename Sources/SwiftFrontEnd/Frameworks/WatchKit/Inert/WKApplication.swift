// Written by tools/frameworks/generate from WatchKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of WatchKit; only its name and values exist.
open class WKApplication: NSObject {
  /// Inert: always returns the same instance.
  @discardableResult public static func shared() -> WKApplication { WKApplication() }
  /// Inert: always `.active`.
  open var applicationState: WKApplicationState { .active }
  /// Inert: always `false`.
  open var isApplicationRunningInDock: Bool { false }
  /// Inert: does nothing.
  @discardableResult open func scheduleBackgroundRefresh(
    withPreferredDate date: Date,
    userInfo: (any NSSecureCoding & NSObjectProtocol)?,
    scheduledCompletion: @escaping ((any Error)?) -> Void
  ) {}
  /// Inert: does nothing.
  @discardableResult open func scheduleSnapshotRefresh(
    withPreferredDate date: Date,
    userInfo: (any NSSecureCoding & NSObjectProtocol)?,
    scheduledCompletion: @escaping ((any Error)?) -> Void
  ) {}
  /// Inert: does nothing.
  open func registerForRemoteNotifications() {}
  /// Inert: does nothing.
  open func openSystemURL(_ url: URL) {}
}

/// Inert: a class of WatchKit; only its name and values exist.
open class WKExtension: NSObject {
  /// Inert: always returns the same instance.
  @discardableResult public static func shared() -> WKExtension { WKExtension() }
  /// Inert: always `.active`.
  open var applicationState: WKApplicationState { .active }
  /// Inert: does nothing.
  @discardableResult open func scheduleBackgroundRefresh(
    withPreferredDate date: Date,
    userInfo: (any NSSecureCoding & NSObjectProtocol)?,
    scheduledCompletion: @escaping ((any Error)?) -> Void
  ) {}
  /// Inert: does nothing.
  open func registerForRemoteNotifications() {}
  /// Stored; has no effect.
  public weak var delegate: (any WKExtensionDelegate)?
}

/// A value of WatchKit, by its name.
public enum WKApplicationState: Int, Sendable {
  case active
  case inactive
  case background
}

/// Inert: is told of the events of a watch app.
@MainActor @preconcurrency public protocol WKApplicationDelegate: NSObjectProtocol {}
/// Inert: is told of the events of a watch app.
@MainActor @preconcurrency public protocol WKExtensionDelegate: NSObjectProtocol {}
/// Inert: a class of WatchKit; only its name and values exist.
open class WKRefreshBackgroundTask: NSObject {
  /// Inert: does nothing.
  open func setTaskCompletedWithSnapshot(_ refreshSnapshot: Bool) {}
}

/// Inert: a class of WatchKit; only its name and values exist.
open class WKApplicationRefreshBackgroundTask: WKRefreshBackgroundTask {
}

/// Inert: a class of WatchKit; only its name and values exist.
open class WKSnapshotRefreshBackgroundTask: WKRefreshBackgroundTask {
}

/// Inert: a class of WatchKit; only its name and values exist.
open class WKWatchConnectivityRefreshBackgroundTask: WKRefreshBackgroundTask {
}

/// Inert: a class of WatchKit; only its name and values exist.
open class WKURLSessionRefreshBackgroundTask: WKRefreshBackgroundTask {
}

/// Inert: a class of WatchKit; only its name and values exist.
open class WKRelevantShortcutRefreshBackgroundTask: WKRefreshBackgroundTask {
}

/// Inert: a class of WatchKit; only its name and values exist.
open class WKIntentDidRunRefreshBackgroundTask: WKRefreshBackgroundTask {
}

/// Inert: a class of WatchKit; only its name and values exist.
open class WKExtendedRuntimeSession: NSObject {
  /// Inert: always `0`.
  open var state: Int { 0 }
  /// Inert: does nothing.
  open func start() {}
  /// Inert: does nothing.
  open func invalidate() {}
}

/// Inert: a class of WatchKit; only its name and values exist.
open class WKCrownSequencer: NSObject {
  /// Inert: does nothing.
  open func focus() {}
  /// Inert: does nothing.
  open func resignFocus() {}
}
