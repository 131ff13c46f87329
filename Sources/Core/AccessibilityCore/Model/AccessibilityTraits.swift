/// The traits of an element, for assistive technology.
public struct AccessibilityTraits: OptionSet, Sendable, Hashable {
  /// The bits, in the order of ``named``.
  public let rawValue: UInt32

  /// Creates a set of traits from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Is a button.
  public static let button = AccessibilityTraits(0)
  /// Is a heading.
  public static let header = AccessibilityTraits(1)
  /// Is a link.
  public static let link = AccessibilityTraits(2)
  /// Is selected.
  public static let selected = AccessibilityTraits(3)
  /// Is an image.
  public static let image = AccessibilityTraits(4)
  /// Is a search field.
  public static let searchField = AccessibilityTraits(5)
  /// Is text that does not change by itself.
  public static let staticText = AccessibilityTraits(6)
  /// Plays a sound when activated.
  public static let playsSound = AccessibilityTraits(7)
  /// Is a key of a keyboard.
  public static let keyboardKey = AccessibilityTraits(8)
  /// Sums up the screen when it appears.
  public static let summaryElement = AccessibilityTraits(9)
  /// Changes too often to be announced each time.
  public static let updatesFrequently = AccessibilityTraits(10)
  /// Starts sound or video, so that speech must stop.
  public static let startsMediaSession = AccessibilityTraits(11)
  /// Takes touches directly.
  public static let allowsDirectInteraction = AccessibilityTraits(12)
  /// Turns the page when it has been read.
  public static let causesPageTurn = AccessibilityTraits(13)
  /// Hides the elements around it.
  public static let modal = AccessibilityTraits(14)
  /// Is a switch.
  public static let toggle = AccessibilityTraits(15)
  /// Contains tabs.
  public static let tabBar = AccessibilityTraits(16)
  /// Is disabled.
  public static let notEnabled = AccessibilityTraits(17)
  /// Has increment and decrement actions.
  public static let adjustable = AccessibilityTraits(18)
  /// Can be zoomed.
  public static let supportsZoom = AccessibilityTraits(19)
  /// Is one choice of several.
  public static let radioButton = AccessibilityTraits(20)
  /// Is a tab.
  public static let tabButton = AccessibilityTraits(21)
  /// Is a back button.
  public static let backButton = AccessibilityTraits(22)
  /// Opens a menu of choices.
  public static let popupButton = AccessibilityTraits(23)
  /// Is a formula.
  public static let mathEquation = AccessibilityTraits(24)
  /// Is a text field or editor.
  public static let textEntry = AccessibilityTraits(25)
  /// Hides its text.
  public static let secureTextEntry = AccessibilityTraits(26)
  /// Takes several lines of text.
  public static let multiline = AccessibilityTraits(27)
  /// Is being edited.
  public static let isEditing = AccessibilityTraits(28)

  private init(_ bit: UInt32) { self.init(rawValue: 1 << bit) }

  /// Every trait with the name that exports use, in their order.
  public static let named: [(name: String, trait: AccessibilityTraits)] = [
    ("button", .button), ("header", .header), ("link", .link), ("selected", .selected),
    ("image", .image), ("searchField", .searchField), ("staticText", .staticText),
    ("playsSound", .playsSound), ("keyboardKey", .keyboardKey),
    ("summaryElement", .summaryElement), ("updatesFrequently", .updatesFrequently),
    ("startsMediaSession", .startsMediaSession),
    ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
    ("modal", .modal), ("toggle", .toggle), ("tabBar", .tabBar), ("notEnabled", .notEnabled),
    ("adjustable", .adjustable), ("supportsZoom", .supportsZoom), ("radioButton", .radioButton),
    ("tabButton", .tabButton), ("backButton", .backButton), ("popupButton", .popupButton),
    ("mathEquation", .mathEquation), ("textEntry", .textEntry),
    ("secureTextEntry", .secureTextEntry), ("multiline", .multiline), ("isEditing", .isEditing),
  ]

  /// The names of the traits in the set, in the order of ``named``.
  public var names: [String] {
    AccessibilityTraits.named.filter { contains($0.trait) }.map(\.name)
  }
}
