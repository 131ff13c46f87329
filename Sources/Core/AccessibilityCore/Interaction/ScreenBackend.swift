public import LayoutCore

/// What is behind a screen: does what users and assistive technology ask for.
///
/// Views are named by their positions in the view tree of ``layout``, which hold until the screen is
/// settled; places hold for as long as the view is there. It belongs to whoever made it.
public protocol ScreenBackend: AnyObject {
  /// The layout of the views.
  var layout: IncrementalLayout { get }

  /// Whether views that stay may come to other paths, as when one before them goes.
  var movesViews: Bool { get }

  /// Whether all that can be done is done here: what nobody answers to, nobody does.
  var isProgram: Bool { get }

  /// The place of a view; below zero for a view that is known by its position only.
  func place(of view: Int) -> Int

  /// The position of the view at a place; nil if it is gone.
  func view(at place: Int) -> Int?

  /// The place of the field that the program has given the keyboard to; nil for none.
  var keyboardPlace: Int? { get }

  /// Tells the program where assistive technology is.
  ///
  /// - Parameter place: The place of the view; nil for nowhere.
  /// - Returns: Whether something may have changed.
  func setFocus(_ place: Int?) -> Bool

  /// Puts a control into a state.
  ///
  /// - Returns: Whether something may have changed; nil if the control cannot have that state.
  func setState(_ state: Control.State, of view: Int) -> Bool?

  /// Gives the keyboard to a field or takes it away.
  ///
  /// - Returns: Whether something may have changed.
  func setEditing(_ isEditing: Bool, of view: Int) -> Bool

  /// Scrolls the content of a scroll view.
  ///
  /// - Returns: Whether something may have changed.
  func scroll(_ view: Int, along axes: Axis.Set, to position: ScrollPosition) -> Bool

  /// Does what activating a view does.
  ///
  /// - Returns: Whether anybody did anything.
  func activate(_ view: Int) -> Bool

  /// Follows a link of a text.
  ///
  /// - Parameters:
  ///   - link: Which of the text's links, from 0.
  ///   - view: The text.
  /// - Returns: Whether anybody did anything.
  func follow(_ link: Int, of view: Int) -> Bool

  /// Does an action of assistive technology.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - direction: Up, 1, or down, −1, for what is adjusted.
  ///   - view: The view whose element it is.
  /// - Returns: Whether anybody did anything.
  func perform(_ action: AccessibilityAction, by direction: Int, on view: Int) -> Bool

  /// Taps a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - point: Where, in points from its upper left corner; nil for its middle.
  /// - Returns: Whether anybody did anything.
  func tap(_ view: Int, at point: Point?) -> Bool

  /// Selects a row of a list, or takes it out of the selection.
  ///
  /// - Returns: Whether it is, or is not, selected now.
  func select(_ view: Int, _ isSelected: Bool) -> Bool

  /// Moves a row of a list to another place.
  ///
  /// - Parameters:
  ///   - view: A view of the row.
  ///   - offset: Before which of the rows, as many as there are for the end.
  /// - Returns: Whether anybody did anything.
  func move(_ view: Int, to offset: Int) -> Bool

  /// Where a view is shown while it is on its way, in points of the screen; nil for where the layout
  /// has it.
  func shownPlace(of view: Int) -> ShownPlace?

  /// The view of an id that has left and is still seen: a number for taps and fingers alone, which no
  /// other view has; nil if there is none.
  func leavingView(called id: String) -> Int?

  /// Puts a finger on a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - point: Where, in points of the screen.
  /// - Returns: Whether that may mean anything to anybody.
  func beginTouch(_ view: Int, at point: Point) -> Bool

  /// Moves the finger to a point, in points of the screen; false if there is none.
  func moveTouch(to point: Point) -> Bool

  /// Lifts the finger; false if there is none.
  func endTouch() -> Bool

  /// Where the finger is, in points of the screen; nil if there is none.
  var touchLocation: Point? { get }

  /// Lets time pass, in seconds.
  ///
  /// - Throws: What goes on for ever.
  func advance(by seconds: Double) throws

  /// What the program has told assistive technology since the last time.
  func takeNotifications() -> [PostedNotifications.Notification]

  /// Takes over what has been typed into a field.
  ///
  /// - Returns: Whether anybody did anything.
  func submit(_ view: Int) -> Bool

  /// Lays the screen out as it is now.
  func settle() -> LayoutResult

  /// Shows another version of the screen.
  ///
  /// - Parameters:
  ///   - scene: The version.
  ///   - measurer: Measures texts; nil for the same as before.
  func replace(_ scene: LayoutScene, measurer: (any TextMeasurer)?) -> LayoutResult
}

/// What is behind a screen without a program: nothing comes of fingers and of time.
extension ScreenBackend {
  /// What follows is the application's business, which is elsewhere.
  public var isProgram: Bool { false }

  /// Nobody wants to know.
  public func setFocus(_ place: Int?) -> Bool { false }

  /// Nobody opens addresses.
  public func follow(_ link: Int, of view: Int) -> Bool { false }

  /// There is no selection.
  public func select(_ view: Int, _ isSelected: Bool) -> Bool { false }

  /// Nobody tells anything.
  public func takeNotifications() -> [PostedNotifications.Notification] { [] }

  /// Nothing moves.
  public func shownPlace(of view: Int) -> ShownPlace? { nil }

  /// Nothing leaves.
  public func leavingView(called id: String) -> Int? { nil }

  /// Means nothing to anybody.
  public func beginTouch(_ view: Int, at point: Point) -> Bool { false }

  /// There is no finger.
  public func moveTouch(to point: Point) -> Bool { false }

  /// There is no finger.
  public func endTouch() -> Bool { false }

  /// There is no finger.
  public var touchLocation: Point? { nil }

  /// Changes nothing.
  public func advance(by seconds: Double) throws {}
}
