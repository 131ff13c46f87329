import SwiftUI

/// Tabs, one of which leads on to another screen.
struct ScreenMoves: View {
  @State private var letters = 2

  var body: some View {
    TabView {
      NavigationStack {
        List {
          NavigationLink("Details") {
            Text("All about it").navigationTitle("Details")
          }
        }
        .navigationTitle("Home")
      }
      .tabItem { Label("Home", systemImage: "house") }
      VStack {
        Text("No mail")
        Stepper("Letters: \(letters)", value: $letters)
      }
      .tabItem { Label("Mail", systemImage: "envelope") }
    }
  }
}

#Preview { ScreenMoves() }
