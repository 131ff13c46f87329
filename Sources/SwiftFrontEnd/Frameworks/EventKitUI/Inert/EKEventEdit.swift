// Written by tools/frameworks/generate from EventKitUI.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import EventKit
import UIKit

/// Inert: a class of EventKitUI; only its name and values exist.
open class EKEventEditViewController: UINavigationController {
  /// Stored; has no effect.
  open var event: EKEvent? = nil
  /// Stored; has no effect.
  open var eventStore: EKEventStore! = nil
  /// Stored; has no effect.
  public weak var editViewDelegate: (any EKEventEditViewDelegate)?
}

/// A value of EventKitUI, by its name.
public enum EKEventEditViewAction: Int, Sendable {
  case canceled
  case saved
  case deleted
}

/// Callbacks of EventKitUI, which are never made.
public protocol EKEventEditViewDelegate: AnyObject {
  /// Inert: never called.
  func eventEditViewController(
    _ controller: EKEventEditViewController,
    didCompleteWith action: EKEventEditViewAction
  )
}

extension EKEventEditViewDelegate {
  /// Inert: does nothing.
  public func eventEditViewController(
    _ controller: EKEventEditViewController,
    didCompleteWith action: EKEventEditViewAction
  ) {}
}
