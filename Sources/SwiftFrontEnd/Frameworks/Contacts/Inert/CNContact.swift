// Written by tools/frameworks/generate from Contacts.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of Contacts; only its name and values exist.
open class CNContact: NSObject, Identifiable {
  public let id = UUID()
  /// Stored; has no effect.
  open var identifier: String = ""
  /// Stored; has no effect.
  open var givenName: String = ""
  /// Stored; has no effect.
  open var middleName: String = ""
  /// Stored; has no effect.
  open var familyName: String = ""
  /// Stored; has no effect.
  open var nickname: String = ""
  /// Stored; has no effect.
  open var organizationName: String = ""
  /// Stored; has no effect.
  open var jobTitle: String = ""
  /// Stored; has no effect.
  open var note: String = ""
  /// Stored; has no effect.
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  /// Stored; has no effect.
  open var emailAddresses: [CNLabeledValue<NSString>] = []
  /// Stored; has no effect.
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  /// Stored; has no effect.
  open var urlAddresses: [CNLabeledValue<NSString>] = []
  /// Stored; has no effect.
  open var birthday: DateComponents? = nil
  /// Stored; has no effect.
  open var imageData: Data? = nil
  /// Stored; has no effect.
  open var thumbnailImageData: Data? = nil
  /// Inert: always `imageData != nil`.
  open var imageDataAvailable: Bool { imageData != nil }
}

/// Inert: a class of Contacts; only its name and values exist.
open class CNMutableContact: CNContact {
}

/// Inert: a class of Contacts; only its name and values exist.
open class CNPhoneNumber: NSObject {
  /// Creates an instance without effect.
  public init(stringValue: String) {
    self.stringValue = stringValue
    super.init()
  }
  /// Stored; has no effect.
  public let stringValue: String
}

/// Inert: a class of Contacts; only its name and values exist.
open class CNPostalAddress: NSObject {
  /// Stored; has no effect.
  open var street: String = ""
  /// Stored; has no effect.
  open var city: String = ""
  /// Stored; has no effect.
  open var state: String = ""
  /// Stored; has no effect.
  open var postalCode: String = ""
  /// Stored; has no effect.
  open var country: String = ""
  /// Stored; has no effect.
  open var isoCountryCode: String = ""
}

/// Inert: a class of Contacts; only its name and values exist.
open class CNMutablePostalAddress: CNPostalAddress {
}

/// A value with its label.
public final class CNLabeledValue<Value>: NSObject {
  /// The label of the value.
  public let label: String?
  /// The value.
  public let value: Value
  /// Creates a value.
  public init(label: String?, value: Value) { self.label = label; self.value = value; super.init() }
  /// Inert: returns the label.
  public static func localizedString(forLabel label: String) -> String { label }
}
/// Inert: a class of Contacts; only its name and values exist.
open class CNContactFormatter: NSObject {
  /// Stored; has no effect.
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
  /// Inert: always returns the same instance.
  @discardableResult public static func descriptorForRequiredKeys(
    for style: CNContactFormatterStyle
  ) -> any CNKeyDescriptor { "" as String }
}

/// A value of Contacts, by its name.
public enum CNContactFormatterStyle: Int, Sendable {
  case fullName
  case phoneticFullName
}

/// A constant without effect.
public let CNContactIdentifierKey: String = "identifier"

/// A constant without effect.
public let CNContactGivenNameKey: String = "givenName"

/// A constant without effect.
public let CNContactFamilyNameKey: String = "familyName"

/// A constant without effect.
public let CNContactOrganizationNameKey: String = "organizationName"

/// A constant without effect.
public let CNContactPhoneNumbersKey: String = "phoneNumbers"

/// A constant without effect.
public let CNContactEmailAddressesKey: String = "emailAddresses"

/// A constant without effect.
public let CNContactImageDataKey: String = "imageData"

/// A constant without effect.
public let CNContactThumbnailImageDataKey: String = "thumbnailImageData"

/// A constant without effect.
public let CNContactBirthdayKey: String = "birthday"

/// A constant without effect.
public let CNLabelHome: String = "_$!<Home>!$_"

/// A constant without effect.
public let CNLabelWork: String = "_$!<Work>!$_"

/// A constant without effect.
public let CNLabelPhoneNumberMobile: String = "_$!<Mobile>!$_"

/// A constant without effect.
public let CNLabelPhoneNumberMain: String = "_$!<Main>!$_"
