/// The words that a screen reader adds to what a screen says, in one language.
///
/// English is the first; the others are chosen by the language of each element. A language without
/// words of its own is read in English.
public struct SpokenWords: Sendable {
  /// Said before the label of a selected element.
  public var selected = "Selected: "
  /// Said of a disabled element.
  public var dimmed = "Dimmed"
  /// Said of a button.
  public var button = "Button"
  /// Said of a button that opens a menu.
  public var popupButton = "Pop up button"
  /// Said of the button that goes back.
  public var backButton = "Back Button"
  /// Said of a toggle.
  public var switchButton = "Switch Button"
  /// The value of a toggle that is on.
  public var on = "On"
  /// The value of a toggle that is off.
  public var off = "Off"
  /// The value of a toggle that is neither on nor off.
  public var mixed = "Mixed"
  /// Said of a tab.
  public var tab = "Tab"
  /// Said of a text field.
  public var textField = "Text Field"
  /// Said of a text field that hides what is typed.
  public var secureTextField = "Secure Text Field"
  /// Said of a text field that has the focus.
  public var isEditing = "Is editing"
  /// Said of a heading.
  public var heading = "Heading"
  /// Said of a heading of a level, before that.
  public var headingLevel = "Heading level"
  /// Said of what shows what it discloses.
  public var expanded = "Expanded"
  /// Said of what hides what it discloses.
  public var collapsed = "Collapsed"
  /// Said of a link.
  public var link = "Link"
  /// Said of an element with increment and decrement actions.
  public var adjustable = "Adjustable"
  /// Said of an image.
  public var image = "Image"
  /// Said of a search field.
  public var searchField = "Search Field"
  /// What stands between the numbers of "1 of 3".
  public var position = " of "
  /// Said of the first and last element of a list.
  public var list = (start: "List Start", end: "List End")
  /// Said of the first and last element of a landmark.
  public var landmark = (start: "Landmark", end: "End")
  /// The hint of a toggle.
  public var toggleHint = "Double tap to toggle setting."
  /// The hint of a text field.
  public var editHint = "Double tap to edit."
  /// The hint of a text editor.
  public var editorHint = "Double tap to edit., Use the rotor to access Misspelled Words"
  /// The hint of what shows what it discloses.
  public var collapseHint = "Double tap to collapse."
  /// The hint of what hides what it discloses.
  public var expandHint = "Double tap to expand."
  /// The hint of an adjustable element.
  public var adjustHint = "Swipe up or down with one finger to adjust the value."

  /// The words of English.
  public static let english = SpokenWords()

  /// The words of a language, by its tag.
  public static func language(_ tag: String) -> SpokenWords { .english }
}
