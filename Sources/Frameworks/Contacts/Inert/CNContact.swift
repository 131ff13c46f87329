// Written by tools/frameworks/generate from Contacts.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of Contacts, of which there is only the name and its values.
open class CNContact: NSObject, Identifiable {
  public let id = UUID()
  /// A value that is kept, and changes nothing.
  open var identifier: String = ""
  /// A value that is kept, and changes nothing.
  open var givenName: String = ""
  /// A value that is kept, and changes nothing.
  open var middleName: String = ""
  /// A value that is kept, and changes nothing.
  open var familyName: String = ""
  /// A value that is kept, and changes nothing.
  open var nickname: String = ""
  /// A value that is kept, and changes nothing.
  open var organizationName: String = ""
  /// A value that is kept, and changes nothing.
  open var jobTitle: String = ""
  /// A value that is kept, and changes nothing.
  open var note: String = ""
  /// A value that is kept, and changes nothing.
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  /// A value that is kept, and changes nothing.
  open var emailAddresses: [CNLabeledValue<NSString>] = []
  /// A value that is kept, and changes nothing.
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  /// A value that is kept, and changes nothing.
  open var urlAddresses: [CNLabeledValue<NSString>] = []
  /// A value that is kept, and changes nothing.
  open var birthday: DateComponents? = nil
  /// A value that is kept, and changes nothing.
  open var imageData: Data? = nil
  /// A value that is kept, and changes nothing.
  open var thumbnailImageData: Data? = nil
  /// Inert: always `imageData != nil`.
  open var imageDataAvailable: Bool { imageData != nil }
}

/// Inert: a class of Contacts, of which there is only the name and its values.
open class CNMutableContact: CNContact {
}

/// Inert: a class of Contacts, of which there is only the name and its values.
open class CNPhoneNumber: NSObject {
  /// Creates one, which does nothing.
  public init(stringValue: String) {
    self.stringValue = stringValue
    super.init()
  }
  /// A value that is kept, and changes nothing.
  public let stringValue: String
}

/// Inert: a class of Contacts, of which there is only the name and its values.
open class CNPostalAddress: NSObject {
  /// A value that is kept, and changes nothing.
  open var street: String = ""
  /// A value that is kept, and changes nothing.
  open var city: String = ""
  /// A value that is kept, and changes nothing.
  open var state: String = ""
  /// A value that is kept, and changes nothing.
  open var postalCode: String = ""
  /// A value that is kept, and changes nothing.
  open var country: String = ""
  /// A value that is kept, and changes nothing.
  open var isoCountryCode: String = ""
}

/// Inert: a class of Contacts, of which there is only the name and its values.
open class CNMutablePostalAddress: CNPostalAddress {
}

/// A value with what it is.
public final class CNLabeledValue<Value>: NSObject {
  /// What the value is.
  public let label: String?
  /// The value.
  public let value: Value
  /// Creates a value.
  public init(label: String?, value: Value) { self.label = label; self.value = value; super.init() }
  /// Inert: the label as it is.
  public static func localizedString(forLabel label: String) -> String { label }
}
/// Inert: a class of Contacts, of which there is only the name and its values.
open class CNContactFormatter: NSObject {
  /// A value that is kept, and changes nothing.
  open var style: CNContactFormatterStyle = .fullName
  /// The given name before the family name.
  public static func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let name = [contact.givenName, contact.familyName].filter { !$0.isEmpty }.joined(
      separator: " "
    ); return name.isEmpty ? nil : name
  }
  /// The given name before the family name.
  public func string(from contact: CNContact) -> String? {
    Self.string(from: contact, style: style)
  }
  /// Inert: returns the same to everybody.
  @discardableResult public static func descriptorForRequiredKeys(
    for style: CNContactFormatterStyle
  ) -> any CNKeyDescriptor { "" as String }
}

/// A value of Contacts, by its name.
public enum CNContactFormatterStyle: Int, Sendable {
  case fullName
  case phoneticFullName
}

/// A constant, which changes nothing.
public let CNContactIdentifierKey: String = "identifier"

/// A constant, which changes nothing.
public let CNContactGivenNameKey: String = "givenName"

/// A constant, which changes nothing.
public let CNContactFamilyNameKey: String = "familyName"

/// A constant, which changes nothing.
public let CNContactOrganizationNameKey: String = "organizationName"

/// A constant, which changes nothing.
public let CNContactPhoneNumbersKey: String = "phoneNumbers"

/// A constant, which changes nothing.
public let CNContactEmailAddressesKey: String = "emailAddresses"

/// A constant, which changes nothing.
public let CNContactImageDataKey: String = "imageData"

/// A constant, which changes nothing.
public let CNContactThumbnailImageDataKey: String = "thumbnailImageData"

/// A constant, which changes nothing.
public let CNContactBirthdayKey: String = "birthday"

/// A constant, which changes nothing.
public let CNLabelHome: String = "_$!<Home>!$_"

/// A constant, which changes nothing.
public let CNLabelWork: String = "_$!<Work>!$_"

/// A constant, which changes nothing.
public let CNLabelPhoneNumberMobile: String = "_$!<Mobile>!$_"

/// A constant, which changes nothing.
public let CNLabelPhoneNumberMain: String = "_$!<Main>!$_"
