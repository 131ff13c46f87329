public import LayoutCore

/// Handles the input of users and assistive technology for a screen.
///
/// Views are named by their positions in the view tree of ``layout``, which hold until the screen
/// is settled; places hold as long as the view exists. It is confined to the thread that made it.
public protocol ScreenBackend: AnyObject {
  /// The layout of the views.
  var layout: IncrementalLayout { get }

  /// Whether persistent views may get other paths, as when one before them is removed.
  var movesViews: Bool { get }

  /// Whether this is a program: actions without a handler then have no effect.
  var isProgram: Bool { get }

  /// The place of a view; below zero for a view that is known by its position only.
  func place(of view: Int) -> Int

  /// The position of the view at a place; nil if it is gone.
  func view(at place: Int) -> Int?

  /// The place of the field being edited by the program's wish; nil for none.
  var keyboardPlace: Int? { get }

  /// Tells the program which view has the accessibility focus.
  ///
  /// - Parameter place: The place of the view; nil for none.
  /// - Returns: Whether something may have changed.
  func setFocus(_ place: Int?) -> Bool

  /// Sets the state of a control.
  ///
  /// - Returns: Whether something may have changed; nil if the control cannot have that state.
  func setState(_ state: Control.State, of view: Int) -> Bool?

  /// Begins or ends the editing of a field.
  ///
  /// - Returns: Whether something may have changed.
  func setEditing(_ isEditing: Bool, of view: Int) -> Bool

  /// Scrolls the content of a scroll view.
  ///
  /// - Returns: Whether something may have changed.
  func scroll(_ view: Int, along axes: Axis.Set, to position: ScrollPosition) -> Bool

  /// Activates a view.
  ///
  /// - Returns: `true` if a handler ran.
  func activate(_ view: Int) -> Bool

  /// Follows a link of a text.
  ///
  /// - Parameters:
  ///   - link: The position of the link in the text, from 0.
  ///   - view: The text.
  /// - Returns: `true` if a handler ran.
  func follow(_ link: Int, of view: Int) -> Bool

  /// Performs an accessibility action.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - direction: For adjustments 1 for up or −1 for down.
  ///   - view: The view whose element it is.
  /// - Returns: `true` if a handler ran.
  func perform(_ action: AccessibilityAction, by direction: Int, on view: Int) -> Bool

  /// Taps a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - point: The point, in points from its upper left corner; nil for its centre.
  /// - Returns: `true` if a handler ran.
  func tap(_ view: Int, at point: Point?) -> Bool

  /// Selects or deselects a row of a list.
  ///
  /// - Returns: Whether the row now has that state.
  func select(_ view: Int, _ isSelected: Bool) -> Bool

  /// Moves a row of a list to another place.
  ///
  /// - Parameters:
  ///   - view: A view of the row.
  ///   - offset: The index of the row before which it goes, or the number of rows for the end.
  /// - Returns: `true` if a handler ran.
  func move(_ view: Int, to offset: Int) -> Bool

  /// The presented place of a view during an animation, in points of the screen; nil for its place
  /// in the layout.
  func shownPlace(of view: Int) -> ShownPlace?

  /// The removed view of an id that is still presented: a number for taps and touches alone, which
  /// no other view has; nil if there is none.
  func leavingView(called id: String) -> Int?

  /// Begins a touch on a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - point: The point, in points of the screen.
  /// - Returns: `true` if a gesture may handle it.
  func beginTouch(_ view: Int, at point: Point) -> Bool

  /// Moves the touch to a point, in points of the screen; false if there is none.
  func moveTouch(to point: Point) -> Bool

  /// Ends the touch; false if there is none.
  func endTouch() -> Bool

  /// The location of the touch, in points of the screen; nil if there is none.
  var touchLocation: Point? { get }

  /// Advances the clock, in seconds.
  ///
  /// - Throws: An error if the screen never comes to rest.
  func advance(by seconds: Double) throws

  /// Returns the notifications that the program has posted since the last call.
  func takeNotifications() -> [PostedNotifications.Notification]

  /// Submits the text of a field.
  ///
  /// - Returns: `true` if a handler ran.
  func submit(_ view: Int) -> Bool

  /// Updates the screen and returns its layout.
  func settle() -> LayoutResult

  /// Shows another version of the screen.
  ///
  /// - Parameters:
  ///   - scene: The version.
  ///   - measurer: Measures texts; nil for the same as before.
  func replace(_ scene: LayoutScene, measurer: (any TextMeasurer)?) -> LayoutResult
}

/// Defaults for a screen without a program: touches and time have no effect.
extension ScreenBackend {
  /// The default is that the application handles actions, elsewhere.
  public var isProgram: Bool { false }

  /// Does nothing.
  public func setFocus(_ place: Int?) -> Bool { false }

  /// Does nothing.
  public func follow(_ link: Int, of view: Int) -> Bool { false }

  /// Does nothing: there is no selection.
  public func select(_ view: Int, _ isSelected: Bool) -> Bool { false }

  /// Returns no notifications.
  public func takeNotifications() -> [PostedNotifications.Notification] { [] }

  /// Returns nil: there are no animations.
  public func shownPlace(of view: Int) -> ShownPlace? { nil }

  /// Returns nil: there are no transitions.
  public func leavingView(called id: String) -> Int? { nil }

  /// Does nothing: there are no gestures.
  public func beginTouch(_ view: Int, at point: Point) -> Bool { false }

  /// Does nothing: there is no touch.
  public func moveTouch(to point: Point) -> Bool { false }

  /// Does nothing: there is no touch.
  public func endTouch() -> Bool { false }

  /// Returns nil: there is no touch.
  public var touchLocation: Point? { nil }

  /// Does nothing: the screen does not depend on time.
  public func advance(by seconds: Double) throws {}
}
