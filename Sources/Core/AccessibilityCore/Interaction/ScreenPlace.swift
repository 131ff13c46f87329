internal import Controls
internal import LayoutCore

/// The part of a window that is shown: its topmost presentation, the levels of its navigation
/// stacks, the tabs of its tab views.
struct ScreenPlace: Equatable {
  /// The topmost presentation; nil for none.
  var dialog: Dialog?
  /// The levels and tabs of stacks and tab views, by the places of their views.
  var parts: [Int: Part] = [:]

  /// A presentation over the screen.
  struct Dialog: Equatable {
    /// The published id of its container.
    var id: String
    /// Its path, which distinguishes presentations of the same view.
    var path: String
  }

  /// The level or tab that a stack or a tab view shows.
  struct Part: Hashable {
    /// The level, or the tab.
    var number: Int
    /// The number of levels below it; nil for a tab.
    var depth: Int?
  }

  /// A part and the view that shows it.
  struct PlacedPart: Hashable {
    var place: Int
    var part: Part
  }

  /// The parts that both places have and that differ.
  func changes(from old: ScreenPlace) -> [PlacedPart] {
    parts.compactMap { place, part in
      guard let before = old.parts[place], before != part else { return nil }
      return PlacedPart(place: place, part: part)
    }
    .sorted { $0.place < $1.place }
  }
}

extension AccessibilitySnapshot {
  /// A visible stack or tab view, and its level or tab.
  struct ShownPart: Sendable {
    /// The position of the view in the view tree.
    var view: Int
    var part: ScreenPlace.Part
  }
}

extension ScreenPlace.Part {
  /// Creates the level or tab of a control; nil for other controls.
  ///
  /// A sidebar's destination is shown beside it and counts as no other screen.
  init?(of control: Control) {
    if case .tabView(_, let selection) = control {
      self.init(number: selection)
    } else if case .navigationStack(let levels) = control, let shown = levels.shown {
      var depth = 0
      var next: Int? = shown
      while let level = next, depth <= levels.levels.count {
        guard levels.levels.indices.contains(level) else { break }
        if levels.isColumn, !levels.levels[level].isPushed { break }
        next = levels.levels[level].below
        depth += 1
      }
      self.init(number: depth == 0 ? -1 : shown, depth: depth)
    } else {
      return nil
    }
  }
}
