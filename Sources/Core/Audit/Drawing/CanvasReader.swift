internal import Drawing
internal import LayoutCore

/// Finds where canvases draw something.
struct CanvasReader {
  /// A group that is open while the list is read.
  private struct Group {
    var transform: AffineTransform
    /// The canvas that it is in.
    var canvas: Int?
  }

  private let list: DisplayList

  init(_ list: DisplayList) { self.list = list }

  /// The bounding boxes of what is drawn, by the positions of the canvases' views.
  func drawings(of facts: AuditFacts) -> [Int: Rect] {
    let canvases = facts.views.indices.filter { facts.views[$0].kind == .canvas }
    if canvases.isEmpty { return [:] }
    var drawings: [Int: Rect] = [:]
    var groups = [Group(transform: .identity, canvas: nil)]
    for element in list.elements {
      guard let around = groups.last else { continue }
      switch element {
      case .begin(let group):
        let transform = group.transform.concatenating(around.transform)
        var canvas = around.canvas
        // A canvas is drawn into a group that is clipped to its pixels (D8.2).
        if canvas == nil, let clip = group.clip, !clip.fill.isAntialiased,
          let bounds = clip.path.boundingRect
        {
          let box = transform.boundingBox(of: bounds)
          canvas = canvases.first { facts.views[$0].frame.isNear(box) }
        }
        groups.append(Group(transform: transform, canvas: canvas))
      case .end: if groups.count > 1 { groups.removeLast() }
      case .fill, .stroke, .text, .image, .backdrop, .mask:
        guard let canvas = around.canvas, let bounds = element.bounds else { continue }
        let box = around.transform.boundingBox(of: bounds)
        drawings[canvas] = drawings[canvas]?.union(box) ?? box
      }
    }
    return drawings
  }
}

extension DisplayElement {
  /// The bounding box of what is drawn, of characters no less than theirs; nil for nothing.
  fileprivate var bounds: Rect? {
    switch self {
    case .fill(let path, .color(let color), _, _): color.opacity > 0 ? path.boundingRect : nil
    case .fill(let path, _, _, _): path.boundingRect
    case .stroke(let path, _, let style, _, _):
      path.boundingRect?.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
    case .text(let text, _):
      text.glyphs.map { Rect(x: $0.origin.x, y: $0.origin.y, width: 1.3 * text.size, height: 1) }
        .reduce(nil as Rect?) { $0?.union($1) ?? $1 }
    case .image(let image, _): image.frame
    case .backdrop, .begin, .mask, .end: nil
    }
  }
}

extension Rect {
  /// Whether a rectangle is the other one, rounded to pixels.
  fileprivate func isNear(_ other: Rect) -> Bool {
    (minX - other.minX).magnitude < 1 && (minY - other.minY).magnitude < 1
      && (width - other.width).magnitude < 1 && (height - other.height).magnitude < 1
  }
}
