package import AccessibilityCore
internal import LayoutCore

extension SpecVocabulary {
  /// SwiftUI's traits, then those that controls set.
  package static let traits: [String] = traitNames.map(\.name)

  /// The names of traits in specs.
  package static let traitNames: [(name: String, trait: AccessibilityTraits)] = [
    ("isButton", .button), ("isHeader", .header), ("isLink", .link), ("isSelected", .selected),
    ("isImage", .image), ("isSearchField", .searchField), ("isStaticText", .staticText),
    ("playsSound", .playsSound), ("isKeyboardKey", .keyboardKey),
    ("isSummaryElement", .summaryElement), ("updatesFrequently", .updatesFrequently),
    ("startsMediaSession", .startsMediaSession),
    ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
    ("isModal", .modal), ("isToggle", .toggle), ("isTabBar", .tabBar),
    ("notEnabled", .notEnabled), ("adjustable", .adjustable), ("supportsZoom", .supportsZoom),
    ("radioButton", .radioButton), ("tabButton", .tabButton), ("backButton", .backButton),
    ("popupButton", .popupButton), ("mathEquation", .mathEquation), ("textEntry", .textEntry),
    ("secureTextEntry", .secureTextEntry), ("multiline", .multiline), ("isEditing", .isEditing),
  ]

  package static let headingLevels = ["unspecified", "h1", "h2", "h3", "h4", "h5", "h6"]
  package static let contentTypes = [
    "plain", "console", "fileSystem", "messaging", "narrative", "sourceCode", "spreadsheet",
    "wordProcessing",
  ]
  /// The content types of `UITextContentType`.
  package static let inputTypes = [
    "name", "namePrefix", "givenName", "middleName", "familyName", "nameSuffix", "nickname",
    "jobTitle", "organizationName", "location", "fullStreetAddress", "streetAddressLine1",
    "streetAddressLine2", "addressCity", "addressState", "addressCityAndState", "sublocality",
    "countryName", "postalCode", "telephoneNumber", "emailAddress", "URL", "creditCardNumber",
    "username", "password", "newPassword", "oneTimeCode", "shipmentTrackingNumber", "flightNumber",
    "dateTime", "birthdate", "birthdateDay", "birthdateMonth", "birthdateYear",
    "creditCardSecurityCode", "creditCardName", "creditCardExpiration", "creditCardType",
    "cellularEID", "cellularIMEI",
  ]
  /// The keyboards of `UIKeyboardType`.
  package static let keyboards = [
    "default", "asciiCapable", "numbersAndPunctuation", "URL", "numberPad", "phonePad",
    "namePhonePad", "emailAddress", "decimalPad", "twitter", "webSearch", "asciiCapableNumberPad",
  ]
  package static let systemRotors = [
    "links", "visitedLinks", "headings", "boldText", "italicText", "underlineText",
    "misspelledWords", "images", "textFields", "tables", "lists", "landmarks",
  ]

  static let traitList = SpecValue.either([.oneOf(traits), .list(.oneOf(traits))])

  package static let speechFlags = [
    "speechSpellsOutCharacters", "speechAlwaysIncludesPunctuation", "speechAnnouncementsQueued",
  ]

  package static let redactions = ["placeholder"]
  package static let pairRoles = ["label", "content"]

  package static let labelText = SpecObject([
    SpecField("text", .string, required: true),
    SpecField("placement", .oneOf(["append", "prepend"])),
    SpecField("isEnabled", .boolean),
  ])

  package static let switchable = SpecObject([
    SpecField("value", .string, required: true), SpecField("isEnabled", .boolean),
  ])

  package static let switchableTexts = SpecObject([
    SpecField("value", .list(.string), required: true), SpecField("isEnabled", .boolean),
  ])

  package static let switchableFlag = SpecObject([
    SpecField("value", .boolean, required: true), SpecField("isEnabled", .boolean),
  ])

  package static let element = SpecObject([
    SpecField(
      "children",
      .oneOf(AccessibilityModifier.ChildBehavior.allCases.map(\.rawValue))
    ),
    SpecField("containerType", .oneOf(["list", "landmark"])),
  ])

  package static let syntheticContent = SpecObject([SpecField("content", .views, required: true)])

  /// The kinds of actions that do not have a modifier or a name of their own.
  package static let actionKinds = [
    AccessibilityAction.Kind.default, .escape, .magicTap, .delete,
  ].map(\.rawValue)

  package static let directTouch = SpecObject([
    SpecField("value", .boolean, required: true),
    SpecField(
      "options",
      .list(.oneOf(AccessibilityProperties.DirectTouchOption.allCases.map(\.rawValue)))
    ),
  ])

  package static let action = SpecObject([
    SpecField("name", .string),
    SpecField("kind", .oneOf(actionKinds)),
  ])

  package static let actions = SpecObject([
    SpecField("names", .list(.string), required: true), SpecField("category", .string),
  ])

  package static let customContent = SpecObject([
    SpecField("label", .string, required: true), SpecField("value", .string, required: true),
    SpecField(
      "importance",
      .oneOf(AccessibilityCustomContent.Importance.allCases.map(\.rawValue))
    ),
  ])

  package static let tie = SpecObject([
    SpecField("id", .string, required: true), SpecField("namespace", .string),
  ])

  package static let labeledPair = SpecObject(
    [SpecField("role", .oneOf(pairRoles), required: true)] + tie.fields
  )

  package static let rotor = SpecObject([
    SpecField("name", .string),
    SpecField("entries", .list(.string)),
    SpecField("textRanges", .list(.list(.count, count: 2))),
    SpecField("system", .oneOf(systemRotors)),
    SpecField("headingLevel", .oneOf(headingLevels)),
  ])

  package static let activationPoint = SpecObject([
    SpecField("x", .number), SpecField("y", .number),
    SpecField("unit", .list(.number, count: 2)), SpecField("isEnabled", .boolean),
  ])

  package static let contentShape = SpecObject([
    SpecField(
      "kind",
      .oneOf(AccessibilityModifier.ContentShapeKind.allCases.map(\.rawValue))
    ),
    SpecField("shape", .defined("shape"), required: true),
  ])

  // MARK: Expectations

  /// A node that a spec expects in the accessibility tree; only the keys it states count.
  package static let accessibilityNode = SpecObject([
    SpecField("kind", .oneOf(AccessibilityNode.Kind.allCases.map(\.rawValue))),
    SpecField("label", textOrNone),
    SpecField("value", textOrNone),
    SpecField("hint", textOrNone),
    SpecField("traits", .listOrPart(.oneOf(AccessibilityTraits.named.map(\.name)))),
    SpecField("identifier", textOrNone),
    SpecField("language", .string),
    SpecField("headingLevel", .either([.count, .null])),
    SpecField("sortPriority", .number),
    SpecField(
      "containerType",
      .either([.oneOf(AccessibilityModifier.ContainerType.allCases.map(\.rawValue)), .null])
    ),
    SpecField("actions", .listOrPart(.string)),
    SpecField("defaultActivation", textOrNone),
    SpecField("inputLabels", .listOrPart(.string)),
    SpecField("customContent", .listOrPart(.object(customContent))),
    SpecField("rotors", .listOrPart(.object(expectedRotor))),
    SpecField("links", .listOrPart(.object(expectedLink))),
    SpecField("frame", .expectedFrame),
    SpecField("frameSize", .list(.number, count: 2)),
    SpecField("activationPoint", .list(.number, count: 2)),
    SpecField("activationPointInElement", .list(.number, count: 2)),
    SpecField("path", .either([.list(.defined("pathElement")), .null])),
    SpecField("chart", .either([.defined("chart"), .null])),
    SpecField("children", .listOrPart(.defined("accessibilityNode"))),
  ])

  private static let textOrNone = SpecValue.either([.string, .null])

  private static let expectedLink = SpecObject([
    SpecField("label", .string, required: true),
    SpecField("textRange", .list(.number, count: 2), required: true),
    SpecField("destination", .string, required: true),
  ])

  private static let expectedRotor = SpecObject([
    SpecField("name", .string, required: true),
    SpecField("entries", .list(.string), required: true),
  ])
}
