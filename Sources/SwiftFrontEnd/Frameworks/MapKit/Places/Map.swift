import FrameworkPlaces
import SwiftUI

/// A map without imagery: a placeholder with markers, views and lines in their positions.
public struct Map<Content>: View {
  private let position: MapCameraPosition
  /// `true` if the imagery extends to the edges of the screen, which does not move the content.
  private let reachesEdges: Bool
  private let collect: @MainActor () -> [_MapItem]

  init(
    _ position: MapCameraPosition,
    reachesEdges: Bool,
    collect: @escaping @MainActor () -> [_MapItem]
  ) {
    self.position = position
    self.reachesEdges = reachesEdges
    self.collect = collect
  }

  /// The placeholder and the content.
  public var body: some View {
    let items = collect()
    GeometryReader { proxy in
      let projection = MapProjection(
        position,
        content: items.reduce(.null) { $0.union($1.rect) },
        size: proxy.size
      )
      ZStack(alignment: .topLeading) {
        FrameworkPlace("Map", of: "MapKit")
          .ignoresSafeArea(edges: reachesEdges ? .all : [])
        ForEach(items.indices, id: \.self) { MapOverlay(item: items[$0], projection: projection) }
        MapLayout(projection: projection) {
          ForEach(items.indices, id: \.self) { MapAnnotationView(item: items[$0]) }
        }
      }
      .clipShape(WiderRectangle(insets: reachesEdges ? proxy.safeAreaInsets : EdgeInsets()))
    }
  }
}

/// A rectangle with a margin, which on a screen is the same on both sides.
private struct WiderRectangle: Shape {
  let insets: EdgeInsets

  func path(in rect: CGRect) -> Path {
    Path(
      CGRect(
        x: rect.minX - insets.leading,
        y: rect.minY - insets.top,
        width: rect.width + insets.leading + insets.trailing,
        height: rect.height + insets.top + insets.bottom
      )
    )
  }
}

/// A line or a circle on a map.
private struct MapOverlay: View {
  let item: _MapItem
  let projection: MapProjection

  var body: some View {
    switch item.shape {
    case .view: EmptyView()
    case .line(let coordinates, let isClosed):
      let path = Path { path in
        path.addLines(coordinates.map(projection.point))
        if isClosed { path.closeSubpath() }
      }
      drawing(path, isFilled: isClosed)
    case .circle(let center, let radius):
      let point = projection.point(center)
      let length = projection.length(radius, at: center.latitude)
      let square = CGRect(
        x: point.x - length,
        y: point.y - length,
        width: 2 * length,
        height: 2 * length
      )
      drawing(Path(ellipseIn: square), isFilled: true)
    }
  }

  @ViewBuilder private func drawing(_ path: Path, isFilled: Bool) -> some View {
    if isFilled {
      path.fill(item.fill ?? AnyShapeStyle(Color.blue.opacity(0.3)))
    }
    if let stroke = item.stroke {
      path.stroke(stroke, style: item.strokeStyle)
    } else if !isFilled {
      path.stroke(item.fill ?? AnyShapeStyle(Color.blue), style: item.strokeStyle)
    }
  }
}

/// A view on a map, with its name below.
private struct MapAnnotationView: View {
  let item: _MapItem

  var body: some View {
    if case .view(let view, let anchor, let coordinate) = item.shape {
      tinted(view)
        .overlay(alignment: .bottom) {
          if let title = item.title {
            title.font(.caption2).fixedSize().padding(.top, 2)
              .alignmentGuide(.bottom) { $0[.top] }
          }
        }
        .layoutValue(key: MapPlace.self, value: MapPlace(coordinate: coordinate, anchor: anchor))
    }
  }
}

extension MapAnnotationView {
  @ViewBuilder private func tinted(_ view: AnyView) -> some View {
    if let tint = item.tint { view.tint(tint) } else { view }
  }
}

/// The position of a view on a map, and the anchor of the view at it.
private struct MapPlace: LayoutValueKey {
  static let defaultValue: MapPlace? = nil

  let coordinate: CLLocationCoordinate2D
  let anchor: UnitPoint
}

/// Places views at their positions on a map.
private struct MapLayout: Layout {
  let projection: MapProjection

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    for subview in subviews {
      guard let place = subview[MapPlace.self] else { continue }
      let point = projection.point(place.coordinate)
      subview.place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y),
        anchor: place.anchor,
        proposal: .unspecified
      )
    }
  }
}
