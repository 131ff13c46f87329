/// What the symbols of the system are called when they are read, as far as it is documented.
enum SymbolNames {
  /// The description of a symbol, or its name where none is known.
  static func description(of symbol: String) -> String { known[symbol] ?? symbol }

  /// Recorded (`star`, `star.fill`) and documented (WWDC24) descriptions.
  private static let known = [
    "star": "Favorite", "star.fill": "Favorite", "chevron.right": "Forward",
    "chevron.left": "Back", "checkmark.seal.fill": "Verified", "heart": "Love",
    "heart.fill": "Love", "plus": "Add", "trash": "Delete", "magnifyingglass": "Search",
    "gearshape": "Settings", "gear": "Settings", "xmark": "Close",
  ]
}
