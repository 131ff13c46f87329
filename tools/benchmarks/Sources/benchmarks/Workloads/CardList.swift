import SwiftUI

/// The list of cards of the workloads, as a team would write it.
struct CardList: View {
  let cards: [CardModel]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(cards) { Card(model: $0) }
    }
  }
}

/// What a card shows.
@Observable
final class CardModel: Identifiable {
  let id: Int
  let title: String
  var caption: String

  init(row: Int) {
    id = row
    title = String(repeating: "x", count: 8 + 7 * row % 25)
    caption = String(repeating: "x", count: 20 + 13 * row % 101)
  }
}

/// A picture, a title, an accessory and a caption.
private struct Card: View {
  let model: CardModel

  var body: some View {
    HStack(spacing: 8) {
      Picture()
      VStack(alignment: .leading, spacing: 4) {
        HStack(spacing: 8) {
          Text(model.title)
          Spacer(minLength: 0)
          Picture()
        }
        Text(model.caption)
      }
    }
    .padding(10)
    .frame(maxWidth: .infinity)
  }
}

/// As large as the pictures of the workloads.
private struct Picture: View {
  var body: some View { Color.gray.frame(width: 20, height: 20) }
}

/// Texts below each other that scroll.
struct TextList: View {
  let count: Int

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(0..<count, id: \.self) { TextRow(number: $0) }
      }
    }
  }
}

private struct TextRow: View {
  let number: Int

  var body: some View { Text("Row \(number)") }
}
