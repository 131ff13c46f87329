/// A value that parts of a text carry for who draws them.
public protocol TextAttribute {}

/// A value that a text carries.
///
/// Safe to share although the value need not be: it is immutable, and only read by renderers.
final class TextMark: Equatable, @unchecked Sendable {
  let value: any TextAttribute
  private let isSame: (any TextAttribute) -> Bool

  init<T: TextAttribute>(_ value: T) {
    self.value = value
    isSame = { other in (other as? T).map { areSame(value, $0) } ?? false }
  }

  static func == (first: TextMark, second: TextMark) -> Bool {
    first === second || first.isSame(second.value)
  }
}
