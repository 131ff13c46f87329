public import Foundation
internal import AccessibilityCore
internal import LayoutCore
internal import ScreenActions

/// What is done to a screen.
extension Screen {
  /// Activates an element, as a double tap of VoiceOver does.
  public func activate(_ name: String) throws { try perform(.activate(name)) }

  /// Goes to the next value of an element.
  public func increment(_ name: String) throws { try perform(.increment(name)) }

  /// Goes to the value before of an element.
  public func decrement(_ name: String) throws { try perform(.decrement(name)) }

  /// Puts text into a field.
  public func type(_ text: String, into name: String) throws {
    try perform(.type(name, text: text))
  }

  /// Presses the return key in a field.
  public func submit(_ name: String) throws { try perform(.submit(name)) }

  /// Chooses an option of a picker, or what a menu offers.
  public func select(_ option: String, of name: String) throws {
    try perform(.select(name, option: option))
  }

  /// Does an action that an element lists.
  public func action(_ action: String, of name: String) throws {
    try perform(.action(name, name: action))
  }

  /// Taps a view.
  ///
  /// - Parameters:
  ///   - id: The view's id, or the name of an element.
  ///   - point: Where, in points from the view's upper left corner; nil for its middle.
  public func tap(_ id: String, at point: CGPoint? = nil) throws {
    try perform(.tap(id, at: point.map { Point(x: Double($0.x), y: Double($0.y)) }))
  }

  /// Drags a view, by its id or the name of an element, by a distance in no time.
  public func drag(_ id: String, by way: CGSize) throws {
    try perform(.drag(id, by: Size(width: Double(way.width), height: Double(way.height))))
  }

  /// Puts a finger on a view, which stays until ``up()``.
  ///
  /// - Parameters:
  ///   - id: The view's id, or the name of an element.
  ///   - point: Where, in points from the view's upper left corner; nil for its middle.
  public func down(_ id: String, at point: CGPoint? = nil) throws {
    try perform(.down(id, at: point.map { Point(x: Double($0.x), y: Double($0.y)) }))
  }

  /// Moves the finger by a distance.
  public func move(by way: CGSize) throws {
    try perform(.move(by: Size(width: Double(way.width), height: Double(way.height))))
  }

  /// Holds a finger on a view.
  ///
  /// - Parameters:
  ///   - id: The view's id, or the name of an element.
  ///   - duration: How long, in seconds of the screen's clock.
  public func press(_ id: String, for duration: Double = 1) throws {
    try down(id)
    try advance(by: duration)
    try up()
  }

  /// Lifts the finger.
  public func up() throws { try perform(.up) }

  /// Shows a tab.
  public func tab(_ title: String) throws { try perform(.tab(title)) }

  /// Activates a row of the first list, counted from 1.
  public func row(_ number: Int) throws { try perform(.row(number)) }

  /// Takes a row of the first list away, counted from 1.
  public func delete(row number: Int) throws { try perform(.delete(number)) }

  /// Moves a row of the first list to the place of another one, both counted from 1.
  public func move(row number: Int, to place: Int) throws {
    try perform(.reorder(number, to: place))
  }

  /// Goes back to the view before.
  public func back() throws { try perform(.back) }

  /// Closes what lies over the screen.
  public func dismiss() throws { try perform(.dismiss) }

  /// Searches.
  public func search(_ text: String) throws { try perform(.search(text)) }

  /// Does something in the words of the command's `--do`, such as `type "First name" Ada`.
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
