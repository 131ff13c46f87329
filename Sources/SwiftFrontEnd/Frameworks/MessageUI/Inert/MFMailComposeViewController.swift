// Written by tools/frameworks/generate from MessageUI.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation
import SwiftUI
import UIKit

/// Inert: a class of MessageUI; only its name and values exist.
open class MFMailComposeViewController: UINavigationController {
  /// Inert: always returns the same instance.
  @discardableResult public static func canSendMail() -> Bool { false }
  /// Stored; has no effect.
  public weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  /// Inert: does nothing.
  open func setSubject(_ subject: String) {}
  /// Inert: does nothing.
  open func setToRecipients(_ recipients: [String]?) {}
  /// Inert: does nothing.
  open func setCcRecipients(_ recipients: [String]?) {}
  /// Inert: does nothing.
  open func setBccRecipients(_ recipients: [String]?) {}
  /// Inert: does nothing.
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  /// Inert: does nothing.
  open func addAttachmentData(_ data: Data, mimeType: String, fileName: String) {}
}

/// A value of MessageUI, by its name.
public enum MFMailComposeResult: Int, Sendable {
  case cancelled
  case saved
  case sent
  case failed
}

/// Callbacks of MessageUI, which are never made.
public protocol MFMailComposeViewControllerDelegate: AnyObject {
  /// Inert: never called.
  func mailComposeController(
    _ controller: MFMailComposeViewController,
    didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  )
}

extension MFMailComposeViewControllerDelegate {
  /// Inert: does nothing.
  public func mailComposeController(
    _ controller: MFMailComposeViewController,
    didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}

/// Inert: a class of MessageUI; only its name and values exist.
open class MFMessageComposeViewController: UINavigationController {
  /// Inert: always returns the same instance.
  @discardableResult public static func canSendText() -> Bool { false }
  /// Stored; has no effect.
  public weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// Stored; has no effect.
  open var recipients: [String]? = nil
  /// Stored; has no effect.
  open var body: String? = nil
}

/// A value of MessageUI, by its name.
public enum MessageComposeResult: Int, Sendable {
  case cancelled
  case sent
  case failed
}

/// Callbacks of MessageUI, which are never made.
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  /// Inert: never called.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController,
    didFinishWith result: MessageComposeResult
  )
}

extension MFMessageComposeViewControllerDelegate {
  /// Inert: does nothing.
  public func messageComposeViewController(
    _ controller: MFMessageComposeViewController,
    didFinishWith result: MessageComposeResult
  ) {}
}
