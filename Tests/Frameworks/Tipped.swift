import SwiftUI
import TipKit

struct FavoriteTip: Tip {
  @Parameter static var isLoggedIn: Bool = false
  var title: Text { Text("Save a favorite") }
  var message: Text? { Text("It stays at the top.") }
  var image: Image? { Image(systemName: "star") }
  var rules: [Rule] { #Rule(Self.$isLoggedIn) { $0 == true } }
  var actions: [Action] { Action(id: "more", title: "Learn more") }
}

struct PlainTip: Tip {
  var title: Text { Text("Plain") }
}

struct TipScreen: View {
  private let tip = FavoriteTip()

  var body: some View {
    VStack {
      TipView(tip)
      TipView(PlainTip())
      Text("under").popoverTip(tip)
      Button("Log in") { FavoriteTip.isLoggedIn = true }
    }
    .task { try? Tips.configure([.displayFrequency(.immediate)]) }
  }
}

#Preview { TipScreen() }
