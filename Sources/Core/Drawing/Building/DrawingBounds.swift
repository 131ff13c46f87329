internal import LayoutCore

/// How far what is drawn of each view may reach, with all that is inside of it: what cannot be seen is
/// passed by without a look at what it is made of, however long a list is.
struct DrawingBounds {
  /// A rectangle, or everywhere.
  private struct Box {
    var isEverywhere = false
    var rect = Rect.zero

    mutating func add(_ other: Rect) { rect = rect.union(other) }
  }

  /// Letters, shadows of controls and thick lines reach beyond the frames that layout knows.
  private static let margin = 100.0

  private var boxes: [Box] = []

  /// Looks at all views once.
  init(_ hierarchy: ViewHierarchy, _ result: LayoutResult) {
    boxes = hierarchy.views.map { view in
      var box = DrawingBounds.box(of: view)
      // What comes and goes may be anywhere on its way.
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

  /// Whether something of a view may be seen in a rectangle of its coordinates.
  func isSeen(_ view: Int, in visible: Rect) -> Bool {
    let box = boxes[view]
    if box.isEverywhere || !visible.size.isFinite { return true }
    let margin = DrawingBounds.margin
    let rect = box.rect
    // What is no number is seen.
    let isPast =
      rect.minX > visible.maxX + margin || rect.maxX < visible.minX - margin
      || rect.minY > visible.maxY + margin || rect.maxY < visible.minY - margin
    return !isPast
  }

  /// How far a view itself may reach with its modifiers.
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
  /// Whether the outline lies in the rectangle that it is made for.
  fileprivate var isWithinFrame: Bool {
    switch self {
    case .rectangle, .roundedRectangle, .circle, .ellipse, .capsule, .circularCapsule: true
    case .path, .inset, .trim, .directed, .custom: false
    }
  }
}

extension ModifierContent {
  /// Whether what a modifier without a say in layout paints lies in the frame, or near it.
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
