import MapKit
import SwiftUI

struct Place: Identifiable {
  let id = UUID()
  let name: String
  let coordinate: CLLocationCoordinate2D
}

private let parks = [
  Place(name: "Hyde Park", coordinate: .init(latitude: 51.5073, longitude: -0.1657)),
  Place(name: "Regent's Park", coordinate: .init(latitude: 51.5313, longitude: -0.1570)),
]

struct ParkMap: View {
  @State private var position: MapCameraPosition = .region(
    MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 51.52, longitude: -0.16),
      span: MKCoordinateSpan(latitudeDelta: 0.06, longitudeDelta: 0.06)
    )
  )
  @State private var selection: UUID?

  var body: some View {
    Map(position: $position, selection: $selection) {
      ForEach(parks) { park in
        Marker(park.name, systemImage: "tree", coordinate: park.coordinate).tint(.green)
      }
      Annotation("Home", coordinate: .init(latitude: 51.515, longitude: -0.145), anchor: .bottom) {
        Image(systemName: "house.fill").padding(4).background(.orange, in: .circle)
      }
      if selection == nil {
        MapPolyline(coordinates: parks.map(\.coordinate)).stroke(.blue, lineWidth: 3)
      }
      MapCircle(center: parks[0].coordinate, radius: 600).foregroundStyle(.green.opacity(0.3))
    }
    .mapStyle(.standard(elevation: .realistic))
    .mapControls { MapCompass() }
    .safeAreaInset(edge: .bottom) { Text("Parks").padding() }
  }
}

#Preview("Parks") { ParkMap() }
#Preview("Automatic") {
  Map { ForEach(parks) { Marker($0.name, coordinate: $0.coordinate) } }
    .frame(height: 200)
}
#Preview("Region") {
  VStack {
    Map(
      coordinateRegion: .constant(
        MKCoordinateRegion(
          center: parks[0].coordinate,
          latitudinalMeters: 2000,
          longitudinalMeters: 2000
        )
      ),
      annotationItems: parks
    ) { MapMarker(coordinate: $0.coordinate, tint: .blue) }
    .frame(width: 200, height: 200)
    .clipShape(Circle())
    Text("Old map")
  }
}
