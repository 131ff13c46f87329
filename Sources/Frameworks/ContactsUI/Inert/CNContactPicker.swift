// Written by tools/frameworks/generate from ContactsUI.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Contacts
import UIKit

/// Inert: a class of ContactsUI, of which there is only the name and its values.
open class CNContactPickerViewController: UIViewController {
  /// A value that is kept, and changes nothing.
  public weak var delegate: (any CNContactPickerDelegate)?
  /// A value that is kept, and changes nothing.
  open var displayedPropertyKeys: [String]? = nil
  /// A value that is kept, and changes nothing.
  open var predicateForEnablingContact: NSPredicate? = nil
}

/// Inert: a class of ContactsUI, of which there is only the name and its values.
open class CNContactViewController: UIViewController {
  /// A value that is kept, and changes nothing.
  open var allowsEditing: Bool = true
}

/// What somebody is told by ContactsUI, which tells nothing here.
public protocol CNContactPickerDelegate: AnyObject {
  /// Inert: nobody calls it.
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  /// Inert: nobody calls it.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  /// Inert: nobody calls it.
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
