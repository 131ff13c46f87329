import Foundation

/// The order of texts for people, which Foundation only has on Apple's systems.
public enum _LocalizedStringComparator: Sendable {
  /// Like the Finder: without regard for case, numbers by their values.
  case localizedStandard
  /// By the rules of a language.
  case localized
}

extension SortDescriptor {
  /// Creates a descriptor of a text, by a comparator.
  public init(
    _ keyPath: KeyPath<Compared, String>,
    comparator: _LocalizedStringComparator,
    order: SortOrder = .forward
  ) {
    switch comparator {
    case .localizedStandard:
      self.init(keyPath.appending(path: \String._standardOrder), order: order)
    case .localized: self.init(keyPath.appending(path: \String._languageOrder), order: order)
    }
  }
}

extension String {
  /// The text by the order of files.
  public var _standardOrder: _OrderedText { _OrderedText(text: self, isStandard: true) }

  /// The text in the order of the language.
  public var _languageOrder: _OrderedText { _OrderedText(text: self, isStandard: false) }
}

/// A text that is compared as people do.
public struct _OrderedText: Comparable {
  let text: String
  let isStandard: Bool

  /// Returns whether the first text comes before the second.
  public static func < (first: Self, second: Self) -> Bool {
    let options: String.CompareOptions =
      first.isStandard ? [.caseInsensitive, .numeric] : []
    let order = first.text.compare(
      second.text,
      options: options,
      locale: Locale.current
    )
    return order == .orderedAscending
  }
}
