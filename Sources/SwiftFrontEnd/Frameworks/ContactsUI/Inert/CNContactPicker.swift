// Written by tools/frameworks/generate from ContactsUI.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Contacts
import UIKit

/// Inert: a class of ContactsUI; only its name and values exist.
open class CNContactPickerViewController: UIViewController {
  /// Stored; has no effect.
  public weak var delegate: (any CNContactPickerDelegate)?
  /// Stored; has no effect.
  open var displayedPropertyKeys: [String]? = nil
  /// Stored; has no effect.
  open var predicateForEnablingContact: NSPredicate? = nil
}

/// Inert: a class of ContactsUI; only its name and values exist.
open class CNContactViewController: UIViewController {
  /// Stored; has no effect.
  open var allowsEditing: Bool = true
}

/// Callbacks of ContactsUI, which are never made.
public protocol CNContactPickerDelegate: AnyObject {
  /// Inert: never called.
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  /// Inert: never called.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  /// Inert: never called.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}

extension CNContactPickerDelegate {
  /// Inert: does nothing.
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  /// Inert: does nothing.
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
  }
  /// Inert: does nothing.
  public func contactPicker(
    _ picker: CNContactPickerViewController,
    didSelect contacts: [CNContact]
  ) {}
}
