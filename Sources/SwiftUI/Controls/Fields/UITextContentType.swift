/// What the text of a field means.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  /// The value that stands for it.
  public let rawValue: String

  /// Creates a meaning of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one called name.
  public static let name = UITextContentType(rawValue: "name")
  /// The one called name prefix.
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  /// The one called given name.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// The one called middle name.
  public static let middleName = UITextContentType(rawValue: "middleName")
  /// The one called family name.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// The one called name suffix.
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  /// The one called nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// The one called job title.
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  /// The one called organization name.
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  /// The one called location.
  public static let location = UITextContentType(rawValue: "location")
  /// The one called full street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// The one called street address line1.
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  /// The one called street address line2.
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  /// The one called address city.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// The one called address state.
  public static let addressState = UITextContentType(rawValue: "addressState")
  /// The one called address city and state.
  public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
  /// The one called sublocality.
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  /// The one called country name.
  public static let countryName = UITextContentType(rawValue: "countryName")
  /// The one called postal code.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// The one called telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// The one called email address.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  /// The one called u r l.
  public static let URL = UITextContentType(rawValue: "URL")
  /// The one called credit card number.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  /// The one called username.
  public static let username = UITextContentType(rawValue: "username")
  /// The one called password.
  public static let password = UITextContentType(rawValue: "password")
  /// The one called new password.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// The one called one time code.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// The one called shipment tracking number.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipmentTrackingNumber")
  /// The one called flight number.
  public static let flightNumber = UITextContentType(rawValue: "flightNumber")
  /// The one called date time.
  public static let dateTime = UITextContentType(rawValue: "dateTime")
  /// The one called birthdate.
  public static let birthdate = UITextContentType(rawValue: "birthdate")
  /// The one called birthdate day.
  public static let birthdateDay = UITextContentType(rawValue: "birthdateDay")
  /// The one called birthdate month.
  public static let birthdateMonth = UITextContentType(rawValue: "birthdateMonth")
  /// The one called birthdate year.
  public static let birthdateYear = UITextContentType(rawValue: "birthdateYear")
  /// The one called credit card security code.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "creditCardSecurityCode")
  /// The one called credit card name.
  public static let creditCardName = UITextContentType(rawValue: "creditCardName")
  /// The one called credit card expiration.
  public static let creditCardExpiration = UITextContentType(rawValue: "creditCardExpiration")
  /// The one called credit card type.
  public static let creditCardType = UITextContentType(rawValue: "creditCardType")
  /// The one called cellular e i d.
  public static let cellularEID = UITextContentType(rawValue: "cellularEID")
  /// The one called cellular i m e i.
  public static let cellularIMEI = UITextContentType(rawValue: "cellularIMEI")
}
