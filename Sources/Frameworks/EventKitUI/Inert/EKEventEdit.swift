// Written by tools/frameworks/generate from EventKitUI.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import EventKit
import UIKit

/// Inert: a class of EventKitUI, of which there is only the name and its values.
open class EKEventEditViewController: UINavigationController {
  /// A value that is kept, and changes nothing.
  open var event: EKEvent? = nil
  /// A value that is kept, and changes nothing.
  open var eventStore: EKEventStore! = nil
  /// A value that is kept, and changes nothing.
  public weak var editViewDelegate: (any EKEventEditViewDelegate)?
}

/// A value of EventKitUI, by its name.
public enum EKEventEditViewAction: Int, Sendable {
  case canceled
  case saved
  case deleted
}

/// What somebody is told by EventKitUI, which tells nothing here.
public protocol EKEventEditViewDelegate: AnyObject {
  /// Inert: nobody calls it.
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
