/// The presented values of a layout during animations, where they differ from the layout (T1.2).
///
/// Frames are physical, in points from the scene's top left corner.
package struct MotionValues {
  /// The presented content of nodes of the view tree, by their positions.
  package var contents: [Int: ViewContent] = [:]
  /// The presented frames of nodes of the layout.
  package var frames: [Int: Rect] = [:]
  /// The offsets of nodes of the layout, with all inside of them, from their places.
  package var shifts: [Int: Point] = [:]
  /// The offsets of all inside of nodes of the layout from their places.
  package var innerShifts: [Int: Point] = [:]
  /// The transition effects on views with all their modifiers, the outermost first, by view index.
  package var effects: [Int: [ModifierContent]] = [:]
  /// The removed views that are still presented, by the position of the container that they were
  /// in; −1 for the scene.
  package var leaving: [Int: [LeavingViews]] = [:]

  /// The crossfades of views' contents, by view index.
  package var fades: [Int: ContentFade] = [:]

  /// The ends of animations, by positions in the view tree; infinite for never.
  package var ends: [Int: Double] = [:]

  package init() {}

  /// Whether there are no animations.
  package var isEmpty: Bool {
    contents.isEmpty && frames.isEmpty && shifts.isEmpty && innerShifts.isEmpty
      && effects.isEmpty && leaving.isEmpty && fades.isEmpty && ends.isEmpty
  }

  /// Whether nodes are presented elsewhere than in the layout.
  var movesFrames: Bool { !frames.isEmpty || !shifts.isEmpty || !innerShifts.isEmpty }
}

/// The crossfade of a view's own content, as that of a text, from its old value (T1.16).
package struct ContentFade {
  /// A view whose content, as that of a text, crossfades from its old value (T1.16).
  package let old: LayoutResult
  /// The view with the old content, by its index in that layout.
  package let view: Int
  /// The opacity of the new content, from 0 to 1.
  package let fraction: Double
  /// The origin of the old content.
  package var origin: Point { PlacedView(result: old, index: view).frame.origin }

  package init(_ old: LayoutResult, view: Int, fraction: Double) {
    self.old = old
    self.view = view
    self.fraction = fraction
  }
}

/// Removed views that are still presented, as they were laid out last (T6.3).
package struct LeavingViews {
  /// The layout that they were in, as it is presented.
  package let result: LayoutResult
  /// The views, by their indices in that layout.
  package var views: [Int]

  package init(_ result: LayoutResult, views: [Int]) {
    self.result = result
    self.views = views
  }

  /// The z index of the removed views among their siblings (T6.4).
  package var zIndex: Double {
    views.first.map { PlacedView(result: result, index: $0).zIndex } ?? 0
  }
}
