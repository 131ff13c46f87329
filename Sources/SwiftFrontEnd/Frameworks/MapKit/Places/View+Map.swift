import FrameworkPlaces
import SwiftUI

extension View {
  /// Inert: the map is a placeholder.
  public nonisolated func mapStyle(_ style: MapStyle) -> some View { self }

  /// Inert: a map has no controls, since it is not moved.
  public nonisolated func mapControls<Controls: View>(
    @ViewBuilder _ controls: () -> Controls
  ) -> some View { self }

  /// Inert: a map has no controls, since it is not moved.
  public nonisolated func mapControlVisibility(_ visibility: Visibility) -> some View { self }

  /// Inert: the map is not moved.
  public nonisolated func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { self }

  /// Inert: the map is not moved.
  public nonisolated func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping () -> Void
  ) -> some View { self }

  /// Inert: a map has no controls elsewhere.
  public nonisolated func mapScope(_ scope: Namespace.ID) -> some View { self }

  /// Inert: features of a map are not selected.
  public nonisolated func mapFeatureSelectionDisabled(
    _ disabled: @escaping (MapFeature) -> Bool
  ) -> some View { self }

  /// Inert: there is no Look Around.
  public nonisolated func lookAroundViewer(
    isPresented: Binding<Bool>,
    initialScene: MKLookAroundScene?
  ) -> some View { self }
}

/// The style of a map's imagery, of which there is none.
public struct MapStyle: Sendable {
  /// The elevation of the map's features.
  public enum Elevation: Sendable { case automatic, flat, realistic }
  /// The emphasis of the map's features.
  public enum Emphasis: Sendable { case automatic, muted }

  /// Streets.
  public static let standard = MapStyle()
  /// Photographs.
  public static let imagery = MapStyle()
  /// Satellite imagery with roads.
  public static let hybrid = MapStyle()

  /// Streets.
  public static func standard(
    elevation: Elevation = .automatic,
    emphasis: Emphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }

  /// Photographs.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }

  /// Satellite imagery with roads.
  public static func hybrid(
    elevation: Elevation = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
}

/// The points of interest that a map labels, of which there are none.
public struct PointOfInterestCategories: Sendable {
  /// All categories.
  public static let all = PointOfInterestCategories()
  /// No categories.
  public static let excludingAll = PointOfInterestCategories()

  /// Some categories.
  public static func including(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }

  /// All categories but some.
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }
}

/// The frequency of camera updates.
public enum MapCameraUpdateFrequency: Sendable { case continuous, onEnd }

/// The camera and region of a map that was moved.
public struct MapCameraUpdateContext: Sendable {
  /// The camera.
  public let camera: MapCamera
  /// The part of the flat map.
  public let rect: MKMapRect
  /// The region.
  public let region: MKCoordinateRegion
}

/// A feature of a map.
public struct MapFeature: Hashable, Sendable {
  /// The title.
  public let title: String?
}

/// Converts between a map and coordinate spaces.
public struct MapProxy {
  /// Inert: the map is not known.
  public func convert(
    _ point: CGPoint,
    from space: some CoordinateSpaceProtocol
  ) -> CLLocationCoordinate2D? { nil }

  /// Inert: the map is not known.
  public func convert(
    _ coordinate: CLLocationCoordinate2D,
    to space: some CoordinateSpaceProtocol
  ) -> CGPoint? { nil }
}

/// A view with a proxy that converts between a map and coordinate spaces.
public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content

  /// Creates the views.
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

  /// The views.
  public var body: some View { content(MapProxy()) }
}

/// Inert: a control of a map, which is not shown.
public struct MapUserLocationButton: View {
  /// Creates nothing.
  public init(scope: Namespace.ID? = nil) {}

  /// An empty view.
  public var body: some View { EmptyView() }
}

/// Inert: a control of a map, which is not shown.
public struct MapCompass: View {
  /// Creates nothing.
  public init(scope: Namespace.ID? = nil) {}

  /// An empty view.
  public var body: some View { EmptyView() }
}

/// Inert: a control of a map, which is not shown.
public struct MapScaleView: View {
  /// Creates nothing.
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}

  /// An empty view.
  public var body: some View { EmptyView() }
}

/// Inert: a control of a map, which is not shown.
public struct MapPitchToggle: View {
  /// Creates nothing.
  public init(scope: Namespace.ID? = nil) {}

  /// An empty view.
  public var body: some View { EmptyView() }
}

/// The placeholder of a Look Around view.
public struct LookAroundPreview: View {
  /// Creates the place.
  public init(
    initialScene: MKLookAroundScene?,
    allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true,
    badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}

  /// Creates the place.
  public init(
    scene: Binding<MKLookAroundScene?>,
    allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true,
    badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}

  /// The placeholder.
  public var body: some View { FrameworkPlace("LookAroundPreview", of: "MapKit") }
}

/// The position of the badge of a Look Around view.
public enum MKLookAroundBadgePosition: Int, Sendable {
  case topLeading, topTrailing, bottomTrailing
}
