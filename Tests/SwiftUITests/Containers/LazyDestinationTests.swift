import EspalierTesting
import SwiftUI
import Testing

private enum Place: CaseIterable {
  case outside
  case list
  case stack
}

private struct Destinations: View {
  let place: Place

  var body: some View {
    NavigationStack {
      switch place {
      case .outside: List { link }.navigationDestination(for: Int.self, destination: shown)
      case .list: List { link.navigationDestination(for: Int.self, destination: shown) }
      case .stack:
        ScrollView {
          LazyVStack { link.navigationDestination(for: Int.self, destination: shown) }
        }
      }
    }
  }

  private var link: some View { NavigationLink("Next", value: 7) }

  private func shown(_ value: Int) -> some View { Text(verbatim: "number \(value)") }
}

@MainActor
struct LazyDestinationTests {
  // V10.6
  @Test(arguments: Place.allCases)
  private func aDestinationInALazyContainerIsNotFound(_ place: Place) throws {
    let screen = Screen(Destinations(place: place))
    try? screen.activate("Next")
    #expect(screen.exists("number 7") == (place == .outside))
  }
}
