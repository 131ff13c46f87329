import AVFoundation
import CoreLocation
import CoreMotion
import SwiftUI
import UserNotifications
import Network
import LocalAuthentication
import CoreHaptics

final class LocationModel: NSObject, ObservableObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  @Published var status: CLAuthorizationStatus = .notDetermined
  override init() {
    super.init()
    manager.delegate = self
    manager.desiredAccuracy = kCLLocationAccuracyBest
    manager.requestWhenInUseAuthorization()
  }
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard let location = locations.last else { return }
    print(location.coordinate.latitude)
  }
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    status = manager.authorizationStatus
  }
}

struct Screen: View {
  @StateObject private var model = LocationModel()
  @State private var player = AVPlayer(url: URL(filePath: "/film.mp4"))
  @State private var monitor = NWPathMonitor()
  @State private var biometry = "unknown"
  var body: some View {
    VStack {
      Text("Location: \(model.status == .notDetermined ? "not determined" : "other")")
      Text("Playing: \(player.timeControlStatus == .playing ? "yes" : "no")")
      Text("Online: \(monitor.currentPath.status == .satisfied ? "yes" : "no")")
      Text(biometry)
      Button("Play") { player.play() }
    }
    .task {
      do {
        let granted = try await UNUserNotificationCenter.current().requestAuthorization(options: [
          .alert, .badge,
        ])
        print(granted)
        try await LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "x")
      } catch LAError.biometryNotAvailable { biometry = "no biometry" } catch {
        biometry = "\(error)"
      }
    }
    .onReceive(NotificationCenter.default.publisher(for: .AVPlayerItemDidPlayToEndTime)) { _ in }
  }
}
#Preview { Screen() }
