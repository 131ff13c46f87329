/// The words that a screen reader adds to those of a screen, in one language.
///
/// English is the first; the others are chosen by the language of each element. A language without
/// words here is read in English.
public struct SpokenWords: Sendable {
  /// Spoken before the label of a selected element.
  public var selected = "Selected: "
  /// Spoken for a disabled element.
  public var dimmed = "Dimmed"
  /// Spoken for a button.
  public var button = "Button"
  /// Spoken for a button that opens a menu.
  public var popupButton = "Pop up button"
  /// Spoken for a back button.
  public var backButton = "Back Button"
  /// Spoken for a toggle.
  public var switchButton = "Switch Button"
  /// The value of a toggle that is on.
  public var on = "On"
  /// The value of a toggle that is off.
  public var off = "Off"
  /// The value of a toggle that is neither on nor off.
  public var mixed = "Mixed"
  /// Spoken for a tab.
  public var tab = "Tab"
  /// Spoken for a text field.
  public var textField = "Text Field"
  /// Spoken for a secure text field.
  public var secureTextField = "Secure Text Field"
  /// Spoken for a text field that is being edited.
  public var isEditing = "Is editing"
  /// Spoken for a heading.
  public var heading = "Heading"
  /// Spoken before the level of a heading.
  public var headingLevel = "Heading level"
  /// Spoken for an expanded element.
  public var expanded = "Expanded"
  /// Spoken for a collapsed element.
  public var collapsed = "Collapsed"
  /// Spoken for a link.
  public var link = "Link"
  /// Spoken for an element with increment and decrement actions.
  public var adjustable = "Adjustable"
  /// Spoken for an image.
  public var image = "Image"
  /// Spoken for a search field.
  public var searchField = "Search Field"
  /// The words between the numbers of "1 of 3".
  public var position = " of "
  /// Spoken for the first and last element of a list.
  public var list = (start: "List Start", end: "List End")
  /// Spoken for the first and last element of a landmark.
  public var landmark = (start: "Landmark", end: "End")
  /// The hint of a toggle.
  public var toggleHint = "Double tap to toggle setting."
  /// The hint of a text field.
  public var editHint = "Double tap to edit."
  /// The hint of a text editor.
  public var editorHint = "Double tap to edit., Use the rotor to access Misspelled Words"
  /// The hint of an expanded element.
  public var collapseHint = "Double tap to collapse."
  /// The hint of a collapsed element.
  public var expandHint = "Double tap to expand."
  /// The hint of an adjustable element.
  public var adjustHint = "Swipe up or down with one finger to adjust the value."

  /// The words in English.
  public static let english = SpokenWords()

  /// The words of a language, by its tag.
  public static func language(_ tag: String) -> SpokenWords { .english }
}
