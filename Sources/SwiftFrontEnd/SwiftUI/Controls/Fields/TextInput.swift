internal import AccessibilityCore
internal import LayoutCore

/// The automatic capitalization of typed text.
public struct TextInputAutocapitalization: Equatable, Sendable {
  private let name: String

  /// No capitalization.
  public static let never = TextInputAutocapitalization(name: "never")
  /// Capitalizes each word.
  public static let words = TextInputAutocapitalization(name: "words")
  /// Capitalizes each sentence.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// Capitalizes each letter.
  public static let characters = TextInputAutocapitalization(name: "characters")
}

// Settings of the keyboard, which is not modelled.
extension View {
  /// Inert but for audits (W1.14): there is no keyboard.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
    engineModifier(.annotation(FieldPurpose.keyboard("\(type)"), bringsViews: false))
  }

  /// Inert but for audits (W1.14): there is no keyboard.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    engineModifier(
      .annotation(FieldPurpose.contentType(textContentType?.rawValue), bringsViews: false)
    )
  }

  /// Inert: there is no keyboard.
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    self
  }

  /// Inert: there is no keyboard.
  public nonisolated func autocapitalization(
    _ style: UITextAutocapitalizationType
  ) -> some View {
    self
  }

  /// Inert: text is not corrected.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    modifier(_EnvironmentModifier("autocorrectionDisabled") { $0.autocorrectionDisabled = disable })
  }

  /// Inert: text is not corrected.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
    modifier(
      _EnvironmentModifier("autocorrectionDisabled") {
        $0.autocorrectionDisabled = disable ?? $0.autocorrectionDisabled
      }
    )
  }

  /// Presents a find navigator for an editable text.
  ///
  /// Inert: there is no find navigator.
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View { self }
}

private enum AutocorrectionDisabledKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// `true` if autocorrection is disabled.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }

  /// `true` if autocorrection is disabled, in the older API.
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }
}

/// The semantic meaning of a field's text.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a meaning of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Holds a person's full name.
  public static let name = UITextContentType(rawValue: "name")
  /// Holds a title before a name, such as “Dr.”.
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  /// Holds a first name.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// Holds a middle name.
  public static let middleName = UITextContentType(rawValue: "middleName")
  /// Holds a last name.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// Holds what follows a name, such as “Jr.”.
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  /// Holds a nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// Holds a job title.
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  /// Holds an organization's name.
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  /// Holds a place, with or without an address.
  public static let location = UITextContentType(rawValue: "location")
  /// Holds the whole street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// Holds the first line of a street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  /// Holds the second line of a street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  /// Holds a city.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// Holds a state or province.
  public static let addressState = UITextContentType(rawValue: "addressState")
  /// Holds a city with its state.
  public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
  /// Holds a district.
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  /// Holds a country.
  public static let countryName = UITextContentType(rawValue: "countryName")
  /// Holds a postal code.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// Holds a telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// Holds an email address.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  /// Holds an address on the web.
  public static let URL = UITextContentType(rawValue: "URL")
  /// Holds a card's number.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  /// Holds a name to sign in with.
  public static let username = UITextContentType(rawValue: "username")
  /// Holds a password.
  public static let password = UITextContentType(rawValue: "password")
  /// Holds a password that is being made.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// Holds a code that is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// Holds a parcel's number.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipmentTrackingNumber")
  /// Holds a flight's number.
  public static let flightNumber = UITextContentType(rawValue: "flightNumber")
  /// Holds a date with a time.
  public static let dateTime = UITextContentType(rawValue: "dateTime")
  /// Holds a date of birth.
  public static let birthdate = UITextContentType(rawValue: "birthdate")
  /// Holds the day of a birth.
  public static let birthdateDay = UITextContentType(rawValue: "birthdateDay")
  /// Holds the month of a birth.
  public static let birthdateMonth = UITextContentType(rawValue: "birthdateMonth")
  /// Holds the year of a birth.
  public static let birthdateYear = UITextContentType(rawValue: "birthdateYear")
  /// Holds a card's security code.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "creditCardSecurityCode")
  /// Holds the name on a card.
  public static let creditCardName = UITextContentType(rawValue: "creditCardName")
  /// Holds the date until which a card is good.
  public static let creditCardExpiration = UITextContentType(rawValue: "creditCardExpiration")
  /// Holds the kind of a card.
  public static let creditCardType = UITextContentType(rawValue: "creditCardType")
  /// Holds a device's EID.
  public static let cellularEID = UITextContentType(rawValue: "cellularEID")
  /// Holds a device's IMEI.
  public static let cellularIMEI = UITextContentType(rawValue: "cellularIMEI")
}

/// The kind of keyboard that a field asks for.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

  /// The older name of letters.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The automatic capitalization of typed text.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

// Suggestions for text fields while they are edited: inert, since they are not drawn.
extension View {
  /// Inert: suggestions are not shown.
  public nonisolated func textInputSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View { self }

  /// Inert: suggestions are not shown.
  public nonisolated func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
    _ data: Data,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View where Data.Element: Identifiable { self }

  /// Inert: suggestions are not shown.
  public nonisolated func textInputSuggestions<Data, ID, Content>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View where Data: RandomAccessCollection, ID: Hashable, Content: View { self }

  /// Inert: suggestions are not shown.
  public nonisolated func textInputCompletion(_ completion: String) -> some View { self }
}

/// The place of the dictation button of a search field.
public struct TextInputDictationBehavior: Hashable, Sendable {
  private let number: Int
  /// The system's default.
  public static let automatic = TextInputDictationBehavior(number: 0)
  /// No dictation.
  public static let preventDictation = TextInputDictationBehavior(number: 1)
  /// A button in the field.
  public static func inline(
    activation: TextInputDictationActivation
  ) -> TextInputDictationBehavior { TextInputDictationBehavior(number: 2) }
}

extension View {
  /// Sets the place of the dictation button of a search field.
  ///
  /// Inert: there is no dictation.
  public nonisolated func searchDictationBehavior(
    _ dictationBehavior: TextInputDictationBehavior
  ) -> some View { self }
}

/// The activation of dictation.
public struct TextInputDictationActivation: Hashable, Sendable {
  private let number: Int
  /// When the user selects it.
  public static let onSelect = TextInputDictationActivation(number: 0)
  /// When the user looks at the field.
  public static let onLook = TextInputDictationActivation(number: 1)
}
