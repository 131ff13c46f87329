import Observation
@_spi(Measuring) import SwiftUI

/// Whether something is seen.
@Observable @MainActor
final class FadeModel {
  var isFaded = false
}

/// A list of cards, and something beside it that fades.
struct FadingCards: View {
  let cards: [CardModel]
  let fade: FadeModel

  var body: some View {
    ZStack {
      CardList(cards: cards)
      Rectangle().frame(width: 10, height: 10).opacity(fade.isFaded ? 0 : 1)
    }
  }
}
