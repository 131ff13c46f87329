import SwiftUI

/// An item by itself: its title, whether it is done, and its tags.
struct TodoEditor: View {
  @Binding var item: TodoItem
  @ScaledMetric private var spacing: CGFloat = 8

  var body: some View {
    Form {
      // Without it a field that holds something has no name.
      TextField("Title", text: $item.title).accessibilityLabel("Title")
      Toggle("Done", isOn: $item.isDone)
      if !item.tags.isEmpty {
        FlowLayout(spacing: spacing) {
          ForEach(item.tags, id: \.self) { Tag(name: $0) }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Tags")
        .accessibilityValue(item.tags.joined(separator: ", "))
        .accessibilityAction(named: "Remove the last tag") { item.tags.removeLast() }
      }
    }
    .navigationTitle(item.title)
    .navigationBarTitleDisplayMode(.inline)
  }
}
