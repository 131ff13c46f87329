import Flags
import Journeys
import Maps
import SwiftUI

@main struct TravelApp: App {
  var body: some Scene { WindowGroup { Home() } }
}

struct Home: View {
  var body: some View {
    VStack {
      JourneyView(title: Shared.title)
      Compass()
    }
  }
}

#Preview("Home") { Home() }
