internal import Drawing
internal import ViewValues

/// The bounds of each group's content, found in one pass.
struct GroupBounds {
  /// For the beginning of each group the bounds of its content, in the group's coordinates and
  /// before its filters; nil for none.
  private(set) var inside: [Int: Rect] = [:]
  /// The end of each group, and the beginning of its mask if it has one.
  private(set) var ends: [Int: Int] = [:]

  /// An open group.
  private struct Open {
    var start: Int
    var group: DisplayGroup
    var content: Rect?
    var mask: Rect?
    var isInMask = false
    /// The transform from its coordinates to the list's.
    var transform: AffineTransform
  }

  init(_ list: DisplayList) {
    var open: [Open] = []
    func add(_ rect: @autoclosure () -> Rect?) {
      // Most elements are in no group.
      guard let last = open.indices.last, let rect = rect(), rect.size.isFinite,
        rect.origin.x.isFinite, rect.origin.y.isFinite
      else { return }
      if open[last].isInMask {
        open[last].mask = open[last].mask?.union(rect) ?? rect
      } else {
        open[last].content = open[last].content?.union(rect) ?? rect
      }
    }
    for index in list.elements.indices {
      // Most elements are in no group, which is checked without a copy of them.
      if open.isEmpty { guard case .begin = list.elements[index] else { continue } }
      switch list.elements[index] {
      case .fill(let path, _, _, _): add(path.boundingRect)
      case .stroke(let path, _, let stroke, _, _): add(path.strokedBounds(stroke))
      case .text(let text, _): add(text.bounds(in: list.fonts))
      case .image(let image, _): add(image.frame)
      case .backdrop(let backdrop): add(backdrop.path.boundingRect)
      case .begin(let group):
        let transform = group.transform.concatenating(open.last?.transform ?? .identity)
        open.append(Open(start: index, group: group, transform: transform))
      case .mask: if let last = open.indices.last { open[last].isInMask = true }
      case .end:
        guard let closed = open.popLast() else { continue }
        var content = closed.content
        if closed.group.hasMask, !closed.group.isMaskInverse {
          content = content.flatMap { rect in closed.mask.flatMap { rect.intersection($0) } }
        }
        if let clip = closed.group.clip, !clip.isInverse, let box = clip.path.boundingRect {
          content = content?.intersection(box)
        }
        // A flat plane, or one too near or too far, is invisible.
        if !closed.transform.isDrawable { content = nil }
        inside[closed.start] = content
        ends[closed.start] = index
        add(content.flatMap { closed.group.seenBounds(of: $0) })
      }
    }
  }
}

extension DisplayText {
  /// The bounding box of the glyphs.
  func bounds(in fonts: [DisplayFont]) -> Rect? {
    guard fonts.indices.contains(font) else { return nil }
    var bounds: Rect?
    for glyph in glyphs {
      // No letter reaches further from its origin than twice its size.
      let box = Rect(
        x: glyph.origin.x - size,
        y: glyph.origin.y - 2 * size,
        width: 4 * size,
        height: 3 * size
      )
      bounds = bounds?.union(box) ?? box
    }
    return bounds
  }
}

extension DisplayGroup {
  /// The visible bounds of a group whose elements are in a rectangle, in the coordinates around it;
  /// nil for none.
  func seenBounds(of inside: Rect) -> Rect? {
    var box = inside
    for filter in filters { box = box.insetBy(dx: -filter.reach.x, dy: -filter.reach.y) }
    if let projection {
      guard let seen = projection.boundingBox(of: box) else { return nil }
      box = seen
    }
    return box.applying(transform)
  }
}

extension AffineTransform {
  /// The largest factor by which a transform may scale (D10.21).
  private static let mostScale = 1e15

  /// Whether content under the transform is visible, and its numbers are in range.
  fileprivate var isDrawable: Bool {
    let most = AffineTransform.mostScale
    // NaN fails each comparison.
    return (a * d - b * c).magnitude > 1 / (most * most)
      && [a, b, c, d, tx, ty].allSatisfy { $0.magnitude < most }
  }
}
