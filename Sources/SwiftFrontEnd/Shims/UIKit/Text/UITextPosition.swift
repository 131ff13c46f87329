// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A place in a text, in units of UTF-16.
open class UITextPosition: NSObject {
  let offset: Int
  init(_ offset: Int) { self.offset = offset }
}

/// A range of a text.
open class UITextRange: NSObject {
  public let start: UITextPosition
  public let end: UITextPosition
  init(_ start: UITextPosition, _ end: UITextPosition) { (self.start, self.end) = (start, end) }
  open var isEmpty: Bool { start.offset == end.offset }
}

/// An object that text is typed into.
@MainActor @preconcurrency
public protocol UIKeyInput: AnyObject {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// An object that text is typed into, with positions and ranges.
@MainActor @preconcurrency
public protocol UITextInput: UIKeyInput {
  var selectedTextRange: UITextRange? { get set }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func offset(from: UITextPosition, to: UITextPosition) -> Int
}

/// A view that holds editable text.
@MainActor @preconcurrency
public protocol _TextHolder: UITextInput {
  /// The text.
  var _written: String { get set }
  /// The selected range, in UTF-16 units; nil for the end.
  var _chosen: NSRange? { get set }
}

extension _TextHolder {
  public var selectedTextRange: UITextRange? {
    get { selection }
    set { _chosen = newValue.map(place) }
  }
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  public var endOfDocument: UITextPosition { UITextPosition(length) }
  public func text(in range: UITextRange) -> String? {
    (_written as NSString).substring(with: place(range))
  }
  public func replace(_ range: UITextRange, withText text: String) {
    let place = place(range)
    _written = (_written as NSString).replacingCharacters(in: place, with: text)
    _chosen = NSRange(location: place.location + text.utf16.count, length: 0)
  }
  public func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    UITextRange(from, to)
  }
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...length).contains(place) ? UITextPosition(place) : nil
  }
  public func offset(from: UITextPosition, to: UITextPosition) -> Int { to.offset - from.offset }

  /// The selected range; by default the end.
  var selection: UITextRange {
    let range = _chosen ?? NSRange(location: length, length: 0)
    let start = min(max(range.location, 0), length)
    let end = min(start + max(range.length, 0), length)
    return UITextRange(UITextPosition(start), UITextPosition(end))
  }

  /// Deletes the selection, else the character before it.
  func deleteBefore() {
    let selected = place(selection)
    guard selected.length == 0 else { return replace(selection, withText: "") }
    guard selected.location > 0 else { return }
    let last = (_written as NSString).rangeOfComposedCharacterSequence(at: selected.location - 1)
    replace(
      UITextRange(UITextPosition(last.location), UITextPosition(last.location + last.length)),
      withText: ""
    )
  }

  private var length: Int { _written.utf16.count }

  private func place(_ range: UITextRange) -> NSRange {
    let start = min(range.start.offset, length)
    return NSRange(location: start, length: max(0, min(range.end.offset, length) - start))
  }
}
