public import Foundation
internal import AccessibilityCore
internal import LayoutCore
internal import ScreenActions

/// Actions of a user on a screen.
extension Screen {
  /// Activates an element, as a double tap of VoiceOver does.
  public func activate(_ name: String) throws { try perform(.activate(name)) }

  /// Increments an adjustable element, such as a slider.
  public func increment(_ name: String) throws { try perform(.increment(name)) }

  /// Decrements an adjustable element, such as a slider.
  public func decrement(_ name: String) throws { try perform(.decrement(name)) }

  /// Replaces the text of a field.
  public func type(_ text: String, into name: String) throws {
    try perform(.type(name, text: text))
  }

  /// Submits a field with the return key.
  public func submit(_ name: String) throws { try perform(.submit(name)) }

  /// Selects an option of a picker, or an item of a menu.
  public func select(_ option: String, of name: String) throws {
    try perform(.select(name, option: option))
  }

  /// Performs a named action of an element.
  public func action(_ action: String, of name: String) throws {
    try perform(.action(name, name: action))
  }

  /// Taps a view.
  ///
  /// - Parameters:
  ///   - id: The view's id, or the label or identifier of an element.
  ///   - point: The location, in points from the view's upper left corner; nil for its centre.
  public func tap(_ id: String, at point: CGPoint? = nil) throws {
    try perform(.tap(id, at: point.map { Point(x: Double($0.x), y: Double($0.y)) }))
  }

  /// Drags a view, by its id or an element's label or identifier, by an offset in points; the clock
  /// does not advance.
  public func drag(_ id: String, by way: CGSize) throws {
    try perform(.drag(id, by: Size(width: Double(way.width), height: Double(way.height))))
  }

  /// Touches a view, until ``up()``.
  ///
  /// - Parameters:
  ///   - id: The view's id, or the label or identifier of an element.
  ///   - point: The location, in points from the view's upper left corner; nil for its centre.
  public func down(_ id: String, at point: CGPoint? = nil) throws {
    try perform(.down(id, at: point.map { Point(x: Double($0.x), y: Double($0.y)) }))
  }

  /// Moves the touch by an offset, in points.
  public func move(by way: CGSize) throws {
    try perform(.move(by: Size(width: Double(way.width), height: Double(way.height))))
  }

  /// Presses a view for some time.
  ///
  /// - Parameters:
  ///   - id: The view's id, or the label or identifier of an element.
  ///   - duration: The duration, in seconds of the screen's clock.
  public func press(_ id: String, for duration: Double = 1) throws {
    try down(id)
    try advance(by: duration)
    try up()
  }

  /// Ends the touch.
  public func up() throws { try perform(.up) }

  /// Selects a tab by its title.
  public func tab(_ title: String) throws { try perform(.tab(title)) }

  /// Selects a tab by its title.
  public func select(tab title: String) throws { try perform(.tab(title)) }

  /// Performs a named action of an element, as a user chooses it from its actions.
  ///
  /// - Parameters:
  ///   - action: The name of the action.
  ///   - name: The label or identifier of the element.
  public func perform(action: String, of name: String) throws {
    try perform(.action(name, name: action))
  }

  /// Activates a row of the first list, counted from 1.
  public func row(_ number: Int) throws { try perform(.row(number)) }

  /// Deletes a row of the first list, counted from 1.
  public func delete(row number: Int) throws { try perform(.delete(number)) }

  /// Moves a row of the first list to the position of another one, both counted from 1.
  public func move(row number: Int, to place: Int) throws {
    try perform(.reorder(number, to: place))
  }

  /// Pops the top view of the navigation stack.
  public func back() throws { try perform(.back) }

  /// Dismisses the top presentation.
  public func dismiss() throws { try perform(.dismiss) }

  /// Enters a search text.
  public func search(_ text: String) throws { try perform(.search(text)) }

  /// Performs an action as the command's `--do` spells it, such as `type "First name" Ada`.
  public func perform(_ words: String) throws { try perform(ScreenAction(words: words)) }

  private func perform(_ action: ScreenAction) throws {
    do {
      do {
        try screen.perform(action)
      } catch let error as ScreenActionError {
        guard try completeRows() else { throw error }
        try screen.perform(action)
      }
    } catch let error as ScreenActionError {
      throw ScreenError(error.message)
    }
    if let failure = model.failure { throw failure }
  }
}
