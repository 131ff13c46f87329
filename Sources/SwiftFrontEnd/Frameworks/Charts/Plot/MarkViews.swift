import SwiftUI

/// The views that marks have: annotations, and symbols that are views.
struct MarkViews: View {
  let model: PlotModel

  var body: some View {
    let views = views
    if !views.isEmpty {
      MarkViewLayout(model: model) {
        ForEach(views.indices, id: \.self) { index in
          views[index].view.layoutValue(key: MarkViewPlace.self, value: views[index].place)
        }
      }
    }
  }

  private var views: [(view: AnyView, place: MarkViewPlace.Value)] {
    var views: [(view: AnyView, place: MarkViewPlace.Value)] = []
    for (number, item) in model.placed.enumerated() {
      let mark = model.marks[item.index]
      if mark.kind == .point || mark.kind == .line,
        case .view(let view)? = model.looks.symbol(of: mark)
      {
        views.append((view, (number, nil)))
      }
      for annotation in mark.traits.annotations {
        views.append(
          (
            AnnotationView(annotation: annotation, model: model, item: item).erased,
            (number, annotation)
          )
        )
      }
    }
    return views
  }
}

/// An annotation, whose closure gets the size of its mark.
private struct AnnotationView {
  let annotation: MarkAnnotation
  let model: PlotModel
  let item: PlacedMark

  @MainActor var erased: AnyView { annotation.content(AnnotationContext(targetSize: size)) }

  /// The size of the mark in a plot of the scales' size.
  private var size: CGSize { model.frame(of: item, in: model.size)?.size ?? .zero }
}

/// The mark and the annotation that a view belongs to.
private struct MarkViewPlace: LayoutValueKey {
  typealias Value = (item: Int, annotation: MarkAnnotation?)
  nonisolated(unsafe) static let defaultValue: Value = (0, nil)
}

/// Places the views of marks (C1.10); the engine mirrors it in right-to-left layout.
private struct MarkViewLayout: Layout {
  let model: PlotModel
  /// The default distance of an annotation from its mark, in points.
  private static let usualSpacing: CGFloat = 4

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    for view in subviews {
      let (number, annotation) = view[MarkViewPlace.self]
      guard let frame = model.frame(of: model.placed[number], in: bounds.size) else { continue }
      let size = view.sizeThatFits(.unspecified)
      var origin = CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2)
      if let annotation { origin = place(annotation, frame, size, bounds.size) }
      view.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        proposal: ProposedViewSize(size)
      )
    }
  }

  private func place(
    _ annotation: MarkAnnotation,
    _ frame: CGRect,
    _ size: CGSize,
    _ plot: CGSize
  ) -> CGPoint {
    let spacing = annotation.spacing ?? Self.usualSpacing
    let position = annotation.position.kind
    let along = annotation.alignment.horizontal
    let up = annotation.alignment.vertical
    let before = frame.minX - spacing - size.width
    let behind = frame.maxX + spacing
    let above = frame.minY - spacing - size.height
    let below = frame.maxY + spacing
    let x =
      along == .leading
      ? frame.minX
      : along == .trailing ? frame.maxX - size.width : frame.midX - size.width / 2
    let y =
      up == .top
      ? frame.minY
      : up == .bottom ? frame.maxY - size.height : frame.midY - size.height / 2
    var origin: CGPoint =
      switch position {
      case .automatic, .top: CGPoint(x: x, y: above)
      case .bottom: CGPoint(x: x, y: below)
      case .leading: CGPoint(x: before, y: y)
      case .trailing: CGPoint(x: behind, y: y)
      case .topLeading: CGPoint(x: before, y: above)
      case .topTrailing: CGPoint(x: behind, y: above)
      case .bottomLeading: CGPoint(x: before, y: below)
      case .bottomTrailing: CGPoint(x: behind, y: below)
      case .overlay: CGPoint(x: x, y: y)
      }
    if annotation.overflow.x.kind == .fit {
      origin.x = max(0, min(origin.x, plot.width - size.width))
    }
    if annotation.overflow.y.kind == .fit {
      origin.y = max(0, min(origin.y, plot.height - size.height))
    }
    return origin
  }
}

extension PlotModel {
  /// The rectangle of a mark in a plot of a size, read from left to right; nil for none.
  func frame(of item: PlacedMark, in size: CGSize) -> CGRect? {
    let geometry = PlotGeometry(model: self, size: size, isMirrored: false)
    let mark = marks[item.index]
    switch mark.kind {
    case .sector:
      return PlotSector(item, geometry).map { CGRect(origin: $0.middle, size: .zero) }
    case .point:
      guard let point = geometry.point(of: item) else { return nil }
      guard case .shape(let shape)? = looks.symbol(of: mark) else {
        return CGRect(origin: point, size: .zero)
      }
      return looks.size(of: mark).frame(around: point, of: shape.perceptualUnitRect)
    case .bar, .line, .area, .rule, .rectangle: return geometry.rect(of: item)
    }
  }
}
