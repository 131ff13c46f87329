/// What is shown of a layout while its views move, where that differs from the layout (T1.2).
///
/// Frames are physical, in points from the scene's top left corner.
package struct MotionValues {
  /// What nodes of the view tree are shown as, by their positions.
  package var contents: [Int: ViewContent] = [:]
  /// Where nodes of the layout are shown.
  package var frames: [Int: Rect] = [:]
  /// How far nodes of the layout and all inside of them are from their places.
  package var shifts: [Int: Point] = [:]
  /// How far all inside of nodes of the layout are from their places.
  package var innerShifts: [Int: Point] = [:]
  /// What is done to views with all their modifiers, the outermost first, by their indices.
  package var effects: [Int: [ModifierContent]] = [:]
  /// Views that have left and are still seen, by the position of the container that they were in; −1
  /// for the scene.
  package var leaving: [Int: [LeavingViews]] = [:]

  /// Views whose own content fades in over what it was, by their indices.
  package var fades: [Int: ContentFade] = [:]

  /// When what moves is there, by the screen's clock, by positions in the view tree; infinite for never.
  package var ends: [Int: Double] = [:]

  package init() {}

  /// Whether nothing differs.
  package var isEmpty: Bool {
    contents.isEmpty && frames.isEmpty && shifts.isEmpty && innerShifts.isEmpty
      && effects.isEmpty && leaving.isEmpty && fades.isEmpty && ends.isEmpty
  }

  /// Whether nodes are elsewhere than in the layout.
  var movesFrames: Bool { !frames.isEmpty || !shifts.isEmpty || !innerShifts.isEmpty }
}

/// A view whose own content, as that of a text, is on its way from what it was (T1.16).
package struct ContentFade {
  /// The layout that has the old content.
  package let old: LayoutResult
  /// The view with the old content, by its index in that layout.
  package let view: Int
  /// How much of the new content is to be seen.
  package let fraction: Double
  /// Where the old content was.
  package var origin: Point { PlacedView(result: old, index: view).frame.origin }

  package init(_ old: LayoutResult, view: Int, fraction: Double) {
    self.old = old
    self.view = view
    self.fraction = fraction
  }
}

/// Views that have left and are still seen, as they were laid out last (T6.3).
package struct LeavingViews {
  /// The layout that they were in, as it is shown.
  package let result: LayoutResult
  /// The views, by their indices in that layout.
  package var views: [Int]

  package init(_ result: LayoutResult, views: [Int]) {
    self.result = result
    self.views = views
  }

  /// Where they are among the views beside them (T6.4).
  package var zIndex: Double {
    views.first.map { PlacedView(result: result, index: $0).zIndex } ?? 0
  }
}
