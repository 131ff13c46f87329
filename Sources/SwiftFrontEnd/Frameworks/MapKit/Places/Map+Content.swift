import SwiftUI

extension Map where Content: MapContent {
  private init(_ position: MapCameraPosition, _ content: Content) {
    self.init(position, reachesEdges: true) {
      var items: [_MapItem] = []
      content._collect(&items)
      return items
    }
  }

  /// Creates a map with an initial position.
  public init(
    initialPosition: MapCameraPosition = .automatic,
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> Content
  ) { self.init(initialPosition, content()) }

  /// Creates a map with a binding of its position, which only the program changes.
  public init(
    position: Binding<MapCameraPosition>,
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> Content
  ) { self.init(position.wrappedValue, content()) }

  /// Creates a map with a selection, which a user cannot make here.
  public init<SelectionValue: Hashable>(
    initialPosition: MapCameraPosition = .automatic,
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectionValue?>,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> Content
  ) { self.init(initialPosition, content()) }

  /// Creates a map with a selection, which a user cannot make here.
  public init<SelectionValue: Hashable>(
    position: Binding<MapCameraPosition>,
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectionValue?>,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> Content
  ) { self.init(position.wrappedValue, content()) }
}

extension Map where Content == EmptyMapContent {
  /// Creates an empty map.
  public init(
    initialPosition: MapCameraPosition = .automatic,
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) { self.init(initialPosition, reachesEdges: true) { [] } }

  /// Creates an empty map.
  public init(
    position: Binding<MapCameraPosition>,
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) { self.init(position.wrappedValue, reachesEdges: true) { [] } }

  /// Creates an empty map of a region.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>,
    interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) { self.init(.region(coordinateRegion.wrappedValue), reachesEdges: false) { [] } }

  /// Creates an empty map of a rectangle.
  public init(
    mapRect: Binding<MKMapRect>,
    interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) { self.init(.rect(mapRect.wrappedValue), reachesEdges: false) { [] } }
}

extension Map {
  /// Creates a map of a region with an annotation for each item.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>,
    interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  ) where Content == _MapContents, Items.Element: Identifiable {
    self.init(.region(coordinateRegion.wrappedValue), reachesEdges: false) {
      annotationItems.map { annotationContent($0)._item }
    }
  }
}

/// The bounds of a map's camera, which a user does not move here.
public struct MapCameraBounds: Sendable {
  /// Creates bounds.
  public init(
    centerCoordinateBounds: MKCoordinateRegion,
    minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}

  /// Creates bounds.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// The interactions of a user with a map, which has none here.
public struct MapInteractionModes: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Panning.
  public static let pan = MapInteractionModes(rawValue: 1)
  /// Zooming.
  public static let zoom = MapInteractionModes(rawValue: 2)
  /// Pitching.
  public static let pitch = MapInteractionModes(rawValue: 4)
  /// Rotating.
  public static let rotate = MapInteractionModes(rawValue: 8)
  /// Everything.
  public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

/// Whether a map follows the user, which it does not here.
public enum MapUserTrackingMode: Sendable {
  case none, follow
}

/// The annotation of an older map for an item.
public protocol MapAnnotationProtocol {
  /// The item that the map draws.
  var _item: _MapItem { get }
}

/// A marker of older maps.
public struct MapMarker: MapAnnotationProtocol {
  /// The item that the map draws.
  public let _item: _MapItem

  /// Creates a marker.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    let disk = Circle().fill(tint ?? .red).frame(width: 28, height: 28)
    _item = _MapItem(shape: .view(AnyView(disk), anchor: .bottom, at: coordinate))
  }
}

/// A pin of older maps.
public struct MapPin: MapAnnotationProtocol {
  /// The item that the map draws.
  public let _item: _MapItem

  /// Creates a pin.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    let disk = Circle().fill(tint ?? .red).frame(width: 16, height: 16)
    _item = _MapItem(shape: .view(AnyView(disk), anchor: .bottom, at: coordinate))
  }
}

/// Views at a coordinate of an older map.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  /// The item that the map draws.
  public let _item: _MapItem

  /// Creates views at a coordinate.
  public init(
    coordinate: CLLocationCoordinate2D,
    anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    let anchor = UnitPoint(x: anchorPoint.x, y: anchorPoint.y)
    _item = _MapItem(shape: .view(AnyView(content()), anchor: anchor, at: coordinate))
  }
}
