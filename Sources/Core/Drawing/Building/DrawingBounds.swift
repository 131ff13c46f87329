internal import LayoutCore

/// The bounds of each view's drawing, with all that is inside of it: invisible views are skipped
/// without a look at their content, however long a list is.
struct DrawingBounds {
  /// A rectangle, or the whole plane.
  private struct Box {
    var isEverywhere = false
    var rect = Rect.zero

    mutating func add(_ other: Rect) { rect = rect.union(other) }
  }

  /// The margin by which letters, shadows of controls and thick lines may extend beyond frames.
  private static let margin = 100.0

  private var boxes: [Box] = []

  /// Derives the bounds of all views once.
  init(_ hierarchy: ViewHierarchy, _ result: LayoutResult) {
    boxes = hierarchy.views.map { view in
      var box = DrawingBounds.box(of: view)
      // Views in transitions may be anywhere.
      if !result.motionEffects(ofView: view.index).isEmpty
        || !result.leavingViews(in: view).isEmpty
      {
        box.isEverywhere = true
      }
      return box
    }
    for view in hierarchy.views.reversed() {
      guard let parent = view.parent else { continue }
      let inner = boxes[view.index]
      if inner.isEverywhere { boxes[parent].isEverywhere = true }
      boxes[parent].add(inner.rect)
    }
  }

  /// Whether something of a view may be visible in a rectangle of its coordinates.
  func isSeen(_ view: Int, in visible: Rect) -> Bool {
    let box = boxes[view]
    if box.isEverywhere || !visible.size.isFinite { return true }
    let margin = DrawingBounds.margin
    let rect = box.rect
    // NaN counts as visible.
    let isPast =
      rect.minX > visible.maxX + margin || rect.maxX < visible.minX - margin
      || rect.minY > visible.maxY + margin || rect.maxY < visible.minY - margin
    return !isPast
  }

  /// The bounds of a view itself with its modifiers.
  private static func box(of view: PlacedView) -> Box {
    let frame = view.frame
    var box = Box(rect: frame)
    if case .shape(let shape) = view.content {
      box.isEverywhere = !shape.isWithinFrame
    } else if view.string != nil, frame.height.isFinite {
      // Letters reach beyond their lines, by no more than a line on each side.
      box.rect = frame.insetBy(dx: -frame.height, dy: -frame.height)
    }
    for modifier in view.modifiers where !box.isEverywhere {
      box.add(modifier.frame)
      guard let content = modifier.content else { continue }
      switch content.role {
      case .layout, .trait, .row, .environment: break
      case .content(.overScene), .effect: box.isEverywhere = true
      case .content(.behind), .content(.inFront), .content(.nowhere): break
      case .style, .shape:
        if let frame = modifier.styleFrame { box.add(frame) }
        let isNear = content.layerShape?.isWithinFrame ?? true
        if !isNear || content.style?.shadows.isEmpty == false { box.isEverywhere = true }
      case .drawing: if !content.paintsWithinFrame { box.isEverywhere = true }
      }
    }
    return box
  }
}

extension BasicShape {
  /// Whether the outline is inside of its rectangle.
  fileprivate var isWithinFrame: Bool {
    switch self {
    case .rectangle, .roundedRectangle, .circle, .ellipse, .capsule, .circularCapsule: true
    case .path, .inset, .trim, .directed, .custom: false
    }
  }
}

extension ModifierContent {
  /// Whether a modifier that takes no part in layout paints within the frame, or near it.
  fileprivate var paintsWithinFrame: Bool {
    if let style, !style.shadows.isEmpty { return false }
    if case .drawing(let effect) = self { return effect.staysNear }
    guard let line = lineValue else { return true }
    return line.lineWidth * max(line.miterLimit, 1) <= 100
  }

  private var lineValue: StrokeValue? {
    if case .stroke(_, let line, _) = self { return line }
    if case .strokeBorder(_, let line, _) = self { return line }
    return nil
  }
}
