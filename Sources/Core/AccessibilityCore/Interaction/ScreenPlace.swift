internal import Controls
internal import LayoutCore

/// Which of all that a window can show it shows: what lies over everything else, the levels of its
/// navigation stacks, the tabs of its tab views.
struct ScreenPlace: Equatable {
  /// What lies over everything else; nil for nothing.
  var dialog: Dialog?
  /// What stacks and tab views show, by the places of their views.
  var parts: [Int: Part] = [:]

  /// Something that lies over everything else.
  struct Dialog: Equatable {
    /// What its container is published as.
    var id: String
    /// Its path, which tells apart what the same view presents.
    var path: String
  }

  /// What a stack or a tab view shows.
  struct Part: Hashable {
    /// The level, or the tab.
    var number: Int
    /// How many levels are below it; nil for a tab.
    var depth: Int?
  }

  /// A part and the view that shows it.
  struct PlacedPart: Hashable {
    var place: Int
    var part: Part
  }

  /// The parts that another place has as well and that show something else there.
  func changes(from old: ScreenPlace) -> [PlacedPart] {
    parts.compactMap { place, part in
      guard let before = old.parts[place], before != part else { return nil }
      return PlacedPart(place: place, part: part)
    }
    .sorted { $0.place < $1.place }
  }
}

extension AccessibilitySnapshot {
  /// A stack or tab view that is shown, and what it shows.
  struct ShownPart: Sendable {
    /// The position of the view in the view tree.
    var view: Int
    var part: ScreenPlace.Part
  }
}

extension ScreenPlace.Part {
  /// What a control shows of several; nil for other controls.
  ///
  /// What a sidebar leads to is beside it, and no other screen.
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
