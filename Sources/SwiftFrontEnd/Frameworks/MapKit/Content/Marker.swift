import CoreLocation
import FrameworkPlaces
import SwiftUI

/// A place with a name and a sign: on a device a balloon, here a disk in its colour above the name.
public struct Marker<Label: View>: MapContent {
  /// No body: the type is primitive.
  public typealias Body = Never

  private let coordinate: CLLocationCoordinate2D
  private let title: Text?
  private let sign: AnyView

  private init(
    _ coordinate: CLLocationCoordinate2D,
    title: Text?,
    sign: AnyView
  ) {
    self.coordinate = coordinate
    self.title = title
    self.sign = sign
  }

  /// Creates a marker with views for its name.
  public init(
    coordinate: CLLocationCoordinate2D,
    @ViewBuilder label: () -> Label
  ) {
    self.init(coordinate, title: nil, sign: AnyView(label().labelStyle(.iconOnly)))
  }

  /// Adds the disk.
  public func _collect(_ items: inout [_MapItem]) {
    let disk = AnyView(MarkerDisk(sign: sign))
    var item = _MapItem(shape: .view(disk, anchor: .bottom, at: coordinate))
    item.title = title
    item.tint = AnyShapeStyle(Color.red)
    item.hasOwnTint = false
    items.append(item)
  }
}

private struct MarkerDisk: View {
  let sign: AnyView

  var body: some View {
    Circle()
      .fill(.tint)
      .frame(width: 28, height: 28)
      .overlay { sign.font(.system(size: 14)).foregroundStyle(.white) }
      .clipShape(Circle())
  }
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
  /// Creates a marker with a pin.
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, title: Text(titleKey), sign: AnyView(Image(systemName: "mappin")))
  }

  /// Creates a marker with a pin.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, title: Text(title), sign: AnyView(Image(systemName: "mappin")))
  }

  /// Creates a marker with a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    coordinate: CLLocationCoordinate2D
  ) {
    self.init(coordinate, title: Text(titleKey), sign: AnyView(Image(systemName: systemImage)))
  }

  /// Creates a marker with a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    systemImage: String,
    coordinate: CLLocationCoordinate2D
  ) {
    self.init(coordinate, title: Text(title), sign: AnyView(Image(systemName: systemImage)))
  }

  /// Creates a marker with an image.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    image: String,
    coordinate: CLLocationCoordinate2D
  ) {
    self.init(coordinate, title: Text(title), sign: AnyView(Image(image)))
  }

  /// Creates a marker for a map item, with its name.
  public init(item: MKMapItem) {
    self.init(
      item.placemark.coordinate,
      title: item.name.map { Text($0) },
      sign: AnyView(Image(systemName: "mappin"))
    )
  }
}

extension Marker where Label == Text {
  /// Creates a marker with letters.
  public init(
    _ titleKey: LocalizedStringKey,
    monogram: Text,
    coordinate: CLLocationCoordinate2D
  ) { self.init(coordinate, title: Text(titleKey), sign: AnyView(monogram)) }

  /// Creates a marker with letters.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    monogram: Text,
    coordinate: CLLocationCoordinate2D
  ) { self.init(coordinate, title: Text(title), sign: AnyView(monogram)) }
}
