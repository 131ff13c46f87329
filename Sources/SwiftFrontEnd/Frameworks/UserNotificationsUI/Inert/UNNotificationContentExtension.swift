// Written by tools/frameworks/generate from UserNotificationsUI.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
@_exported import UserNotifications
import UIKit

/// Callbacks of UserNotificationsUI, which are never made.
public protocol UNNotificationContentExtension: NSObjectProtocol {
  /// Required; never called.
  func didReceive(_ notification: UNNotification)
  /// Inert: never called.
  func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
  )
  /// Inert: never called.
  var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { get }
  /// Inert: never called.
  var mediaPlayPauseButtonFrame: CGRect { get }
  /// Inert: never called.
  var mediaPlayPauseButtonTintColor: UIColor { get }
  /// Inert: never called.
  func mediaPlay()
  /// Inert: never called.
  func mediaPause()
}

extension UNNotificationContentExtension {
  /// Inert: does nothing.
  public func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
  ) {}
  /// Inert: always `.none`.
  public var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType {
    .none
  }
  /// Inert: always `.zero`.
  public var mediaPlayPauseButtonFrame: CGRect { .zero }
  /// Inert: always `.clear`.
  public var mediaPlayPauseButtonTintColor: UIColor { .clear }
  /// Inert: does nothing.
  public func mediaPlay() {}
  /// Inert: does nothing.
  public func mediaPause() {}
}

/// A value of UserNotificationsUI, by its name.
public enum UNNotificationContentExtensionMediaPlayPauseButtonType: UInt, Sendable {
  case none
  case `default`
  case overlay
}

/// A value of UserNotificationsUI, by its name.
public enum UNNotificationContentExtensionResponseOption: UInt, Sendable {
  case doNotDismiss
  case dismiss
  case dismissAndForwardAction
}
