internal import LayoutCore

/// The visible part of each placed view: its intersection with all clips and the window (A5.6).
struct VisibleParts {
  /// The clip of each view by itself and the views around it; nil where none clips.
  private var clips: [Rect?]
  private let window: Rect

  /// Finds the clips in one walk, in linear time.
  init(_ result: LayoutResult, _ hierarchy: ViewHierarchy, _ rendered: RenderedFrames) {
    window = Rect(origin: .zero, size: result.windowSize)
    clips = Array(repeating: nil, count: hierarchy.views.count)
    for view in hierarchy.views {
      var clip = clips[view.index]
      for modifier in hierarchy.modifiers(of: view.index).reversed() {
        if modifier.placed.clips {
          clip = intersection(clip, rendered.frame(of: modifier.placed) ?? modifier.placed.frame)
        }
        // A presentation covers the window, but for the views around it.
        let inner = modifier.placed.presentedFrame ?? clip
        for content in modifier.content { clips[content] = inner }
      }
      clips[view.index] = clip
      if case .scrollView = view.content {
        clip = intersection(clip, rendered.frame(of: view) ?? view.frame)
      }
      for child in hierarchy.children(of: view.index) { clips[child] = clip }
    }
  }

  /// The visible part of a frame of a view; nil if there is none.
  func part(of frame: Rect, in view: Int) -> Rect? {
    let part = clips[view].map { common($0, frame) } ?? frame
    return part.flatMap { partInWindow(of: $0) }
  }

  /// The part of a frame inside of the window, as of a presentation; nil if there is none.
  func partInWindow(of frame: Rect) -> Rect? { common(window, frame) }

  /// A frame's part inside of the clips around a view, for the order of reading, in the window or
  /// not; all of it if nothing is left.
  func place(of frame: Rect, in view: Int) -> Rect {
    clips[view].flatMap { common($0, frame) } ?? frame
  }

  private func common(_ clip: Rect, _ frame: Rect) -> Rect? {
    guard frame.maxX > clip.minX, frame.maxY > clip.minY, frame.minX < clip.maxX,
      frame.minY < clip.maxY
    else { return nil }
    return intersection(clip, frame)
  }
}

/// The intersection of two rectangles; without extent if there is none.
private func intersection(_ clip: Rect?, _ frame: Rect) -> Rect {
  guard let clip else { return frame }
  let (minX, minY) = (max(clip.minX, frame.minX), max(clip.minY, frame.minY))
  let (maxX, maxY) = (min(clip.maxX, frame.maxX), min(clip.maxY, frame.maxY))
  // A length derived from edges is not the same to the last bit.
  if minX == frame.minX, minY == frame.minY, maxX == frame.maxX, maxY == frame.maxY { return frame }
  return Rect(x: minX, y: minY, width: max(maxX - minX, 0), height: max(maxY - minY, 0))
}

extension PlacedModifier {
  /// Whether drawing is clipped to the frame.
  fileprivate var clips: Bool {
    if case .clipped = content { return true }
    return if case .clipShape = content { true } else { false }
  }
}
