import SwiftUI

/// A row of the list: a circle that marks the item as done, its title and its tags.
struct TodoRow: View {
  @Binding var item: TodoItem

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Button {
        item.isDone.toggle()
      } label: {
        Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
      }
      .accessibilityLabel(item.title)
      .accessibilityValue(item.isDone ? "done" : "open")
      VStack(alignment: .leading, spacing: 4) {
        Text(item.title)
          .strikethrough(item.isDone)
          .accessibilityHidden(true)
        if !item.tags.isEmpty {
          FlowLayout(spacing: 6) {
            ForEach(item.tags, id: \.self) { Tag(name: $0) }
          }
        }
      }
    }
  }
}

extension EnvironmentValues {
  /// How far the letters of a tag are from its ends.
  @Entry var tagInset: CGFloat = 6
}

/// A tag of an item.
struct Tag: View {
  let name: String
  @Environment(\.tagInset) private var inset

  var body: some View {
    Text(name)
      .font(.caption)
      .padding(.leading, 2 * inset)
      .padding(.trailing, inset)
      .padding(.vertical, 2)
      .background(LuggageTag().fill(.quaternary))
  }
}
